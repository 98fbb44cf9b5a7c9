import type { Dictionary } from "../cn.ts";

export const scores: Dictionary["scores"] = {
  title: "How the scores are calculated",
  description: "The whole formula of the three scores: anybody can recompute it from the evidence file.",
  lead: "The lists count cases in published judgments and nothing else: no paid places, no win rates, no ratings. These are all the rules; with the evidence file (CSV) every score can be recalculated.",
  who: {
    title: "Who is on the lists",
    items: [
      "Name, firm and side are taken from the judgments. Trainee lawyers, legal services workers and employees of a party do not count as lawyers.",
      "One name in one firm is one person; different spellings of a firm are treated as one. A lawyer who changed firms is recognised only where the judgments show it (the same party in two instances of one dispute), never by the name alone.",
      "Several documents under one case number count once, by the judgment. Only cases since {firstYear} count.",
      "Public documents of every kind that name counsel count (judgments, rulings, enforcement, payment orders), because representing a party is the same in all of them. Counsel in documents that are not public is unknown, so these do not count.",
      "Active lawyers have had a case before the chosen court, or one below it, since {firstYear}; all three scores compare them with each other.",
      "The place comes from the firm's name: of a branch the city in brackets, else the place it begins with; where no city is named, the city in which the firm's lawyers appear most.",
      "Corrections and requests not to be listed take precedence over the judgments.",
    ],
  },
  exp: {
    title: "Experience: how many cases like this one",
    text: "Each case counts as the product of three similarity factors, at most 1. If a document has several causes, the one it or its source names first counts.",
    cause: "Cause",
    causes: {
      same: "the same or below it",
      parent: "a related cause (same parent in the catalogue)",
      branch: "same branch (such as civil)",
      other: "other",
    },
    court: "Court",
    courts: {
      same: "the chosen court or below it",
      city: "same city",
      province: "same province",
      other: "other",
    },
    amount: "Amount",
    amounts: { same: "same range", neighbour: "next range", other: "other" },
  },
  impact: {
    title: "Influence: the weight of the cases, and how many courts",
    text: "Each case counts as the product of its weights for court level, amount and reference case; the sum is multiplied by a factor for the number of courts: 1 + {breadth} × log₂ (number of different courts).",
    level: "Court level",
    levels: ["Supreme court", "High courts", "Intermediate and special courts", "Basic courts"],
    size: "Amount",
    kind: "Kind",
    reference: "Reference case of the People's Courts case database",
    plain: "Any other case",
  },
  activ: {
    title: "Activity: how many recent cases",
    text: "Each case counts as 0.5 to the power of (its age ÷ {halfLife} days): its weight halves every two years. Age is measured from the newest judgment in this collection, so the same data give the same result every day.",
  },
  end: {
    title: "From the sum to the score",
    items: [
      "Small numbers count less: the sum is multiplied by n ÷ (n + {shrink}), where n is the number of cases that count. A single case counts for a quarter.",
      "The result is scaled to 100: divided by the highest among the active lawyers, times 100, with one decimal.",
      "Equal scores are ordered by name, then firm. Nobody is listed without a case that counts.",
    ],
  },
  factor: "Weight",
  honest: {
    title: "What the scores do not say",
    text: "Published judgments are incomplete, and counsel is not always named. A score does not measure skill, does not predict a result, and does not suggest any connection with a court.",
  },
  back: "Back to the lawyers",
};
