import type { Dictionary } from "../cn.ts";

export const scores: Dictionary["scores"] = {
  title: "How the scores are made",
  description: "The whole formula of the three scores: anybody can recompute it from the evidence file.",
  lead: "The lists count cases in public judgments and nothing else: no paid places, no win rates, no opinion of anybody. These are all the rules; with the evidence CSV every point can be recomputed.",
  who: {
    title: "Who is on the lists",
    items: [
      "Name, firm and side are taken from the judgments. Trainees, basic-level legal workers and employees are not lawyers.",
      "One name in one firm is one person; spellings of a firm are joined. A move between firms is joined only where the judgments show it (the same party in two instances of one dispute), never on the name alone.",
      "Several documents under one case number count once, by the judgment. Only cases since {firstYear} count.",
      "Public documents of every kind that name counsel count (judgments, rulings, enforcement, payment orders), since acting for somebody is the same in all; of documents that are not public no counsel is known, and they do not count.",
      "Active lawyers have had a case before the chosen court, or one below it, since {firstYear}; all three scores compare them with each other.",
      "The place comes from the firm's name: of a branch the city in brackets, else the place it begins with; where no city is named, the city in which the firm's lawyers appear most.",
      "Corrections and requests not to be shown win over every judgment.",
    ],
  },
  exp: {
    title: "Experience: how many cases like this one",
    text: "Each case counts the product of three likenesses, 1 at most. Of several causes of a document the first counts, which the document or its source names first.",
    cause: "Cause",
    causes: {
      same: "the same or below it",
      parent: "under the same parent",
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
    text: "Each case counts the product of its weights by court level, amount and reference; the sum is multiplied by the breadth of courts: 1 + {breadth} × log₂ (number of different courts).",
    level: "Court level",
    levels: ["Supreme court", "High courts", "Intermediate and special courts", "Basic courts"],
    size: "Amount",
    kind: "Kind",
    reference: "Reference case of the People's Courts case database",
    plain: "Any other case",
  },
  activ: {
    title: "Activity: how many cases lately",
    text: "Each case counts 0.5 to the power of (its age ÷ {halfLife} days): half every two years. Ages run from the newest judgment of this collection, so the same data give the same result every day.",
  },
  end: {
    title: "From the sum to the score",
    items: [
      "Small numbers are shrunk: the sum is multiplied by n ÷ (n + {shrink}), n being the cases that count. With a single case a quarter of it counts.",
      "Scaled to a hundred: divided by the highest of the active lawyers, times 100, one decimal.",
      "Equal scores stand in order of name, then firm. Nobody is on a list without a case that counts for it.",
    ],
  },
  factor: "Weight",
  honest: {
    title: "What the scores do not say",
    text: "Published judgments are incomplete, and counsel is not always named. A score says nothing of skill, foretells no result, and hints at no relation with any court.",
  },
  back: "Back to the lawyers",
};
