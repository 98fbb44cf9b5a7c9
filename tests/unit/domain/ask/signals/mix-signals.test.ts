import fc from "fast-check";
import { expect, test } from "vitest";
import { greatest, MIX, MIX_LATER, mix, mixLater } from "#domain/ask/signals/mix-signals.ts";
import { FEW, makeSignals, type Signals } from "#domain/ask/signals/signals.ts";
import { smallIndex } from "../small-index.ts";

const index = smallIndex([
  {
    title: "工匠法",
    sections: [
      { heading: "工钱", articles: ["给付工钱", "限期给付"] },
      { heading: "歇业", articles: ["告知工匠"] },
    ],
  },
  { title: "河渡法", sections: [{ heading: "摆渡", articles: ["渡船载客", "船家赔偿"] }] },
]);
const SECTION = [0, 0, 1, 2, 2];
const LAW = [0, 0, 0, 1, 1];

/** What a signal counts that is as great as it can be: an article's own text most, what others cite beside it less. */
const OF_ARTICLES = {
  bigrams: 1,
  words: 1,
  characters: 0.5,
  street: 0.4,
  caseHeads: 0.35,
  caseFacts: 0.2,
  caseReasons: 0.3,
  cases: 0.6,
  causes: 0.3,
  guides: 0.4,
  similarity: 1,
  share: 0.5,
  leaning: 1,
  leaningNear: 0.3,
  companions: 0.3,
} as const;
const OF_LAWS = { lawTitle: 0.5, lawShare: 0.3, lawLeaning: 0.3 } as const;
const OF_SECTIONS = { heading: 0.4, sectionShare: 0.3, sectionLeaning: 0.3 } as const;
type Mixed = keyof typeof OF_ARTICLES | keyof typeof OF_LAWS | keyof typeof OF_SECTIONS;
const NAMES = [OF_ARTICLES, OF_LAWS, OF_SECTIONS].flatMap((each) => Object.keys(each)) as Mixed[];
/** The greatest value of these is found by the sum itself. */
const LEARNED: readonly Mixed[] = [
  ...["similarity", "share", "leaning", "leaningNear", "companions"],
  ...["lawShare", "sectionShare", "lawLeaning", "sectionLeaning"],
] as Mixed[];

test("no signal of the sum is left out here", () => {
  expect([...NAMES].sort()).toEqual(Object.keys(MIX).sort());
});

/** Signals of nothing but those given; what was known of others is stale. */
function signalsOf(given: Partial<Record<Mixed, readonly number[]>>): Signals {
  const signals = makeSignals(index);
  signals.mixed.fill(7);
  for (const name of FEW) signals.few[name].openFor(Uint32Array.from(signals[name].keys()));
  for (const name of NAMES) {
    signals[name].set(given[name] ?? []);
    signals.greatest[name] = LEARNED.includes(name) ? 99 : Math.max(0, ...(given[name] ?? []));
  }
  return signals;
}

test.each(Object.entries(OF_ARTICLES))("%s alone counts %d where it is greatest", (name, weight) => {
  const signals = signalsOf({ [name]: [0, 8, 4, 2, 0] });
  mix(index, signals);
  expect([...signals.mixed]).toEqual(
    [0, weight, weight / 2, weight / 4, 0].map((each) => expect.closeTo(each, 12)),
  );
});

test.each(Object.entries(OF_LAWS))(
  "%s of a law counts %d for its articles that have anything of their own",
  (name, weight) => {
    const signals = signalsOf({ [name]: [2, 4], bigrams: [1, 1, 0, 1, 0] });
    mix(index, signals);
    const [first, second] = [1 + weight / 2, 1 + weight];
    expect([...signals.mixed]).toEqual([first, first, 0, second, 0].map((each) => expect.closeTo(each, 12)));
  },
);

test.each(Object.entries(OF_SECTIONS))("%s of a section counts %d for its articles", (name, weight) => {
  const signals = signalsOf({ [name]: [2, 1, 4], bigrams: [1, 0, 1, 0, 1] });
  mix(index, signals);
  const expected = [1 + weight / 2, 0, 1 + weight / 4, 0, 1 + weight];
  expect([...signals.mixed]).toEqual(expected.map((each) => expect.closeTo(each, 12)));
});

test("the sum is that of all signals, each as a share of its greatest", () => {
  const lengthOf = (name: Mixed) => (name in OF_LAWS ? 2 : name in OF_SECTIONS ? 3 : 5);
  // Only what is learned can speak against an article.
  const learnedOrNot = (name: Mixed) => fc.integer({ min: name === "leaning" ? -9 : 0, max: 9 });
  const given = fc.record(
    Object.fromEntries(
      NAMES.map((name) => [
        name,
        fc.array(learnedOrNot(name), { minLength: lengthOf(name), maxLength: lengthOf(name) }),
      ]),
    ),
  ) as fc.Arbitrary<Record<Mixed, number[]>>;
  fc.assert(
    fc.property(given, (all) => {
      const signals = signalsOf(all);
      mix(index, signals);
      const shareOf = (name: Mixed, at: number) => {
        const most = Math.max(0, ...all[name]);
        return most > 0 ? Math.max(0, all[name][at]!) / most : 0;
      };
      const sum = (weights: object, at: number) =>
        Object.entries(weights).reduce(
          (total, [name, weight]) => total + weight * shareOf(name as Mixed, at),
          0,
        );
      for (const [at, mixed] of signals.mixed.entries()) {
        const own = sum(OF_ARTICLES, at);
        const around = sum(OF_LAWS, LAW[at]!) + sum(OF_SECTIONS, SECTION[at]!);
        expect(mixed).toBeCloseTo(own > 0 ? own + around : 0, 9);
      }
      for (const name of LEARNED) expect(signals.greatest[name]).toBe(Math.max(0, ...all[name]));
    }),
  );
});

test("a signal whose greatest value is not known counts nothing", () => {
  const signals = signalsOf({ bigrams: [1, 0, 0, 0, 0], words: [5, 5, 0, 0, 0] });
  delete signals.greatest.words;
  mix(index, signals);
  expect([...signals.mixed]).toEqual([1, 0, 0, 0, 0]);
});

test("a later signal is added as a share of its greatest, and one of nothing adds nothing", () => {
  expect(MIX_LATER).toEqual({ feedback: 0.6, kin: 0.2, together: 0.2 });
  for (const name of ["feedback", "kin", "together"] as const) {
    const mixedWith = (greatest?: number) => {
      const signals = signalsOf({});
      signals.mixed.set([1, 2, 0, 0, 3]);
      signals[name].set([0, 4, 2, 0, 0]);
      if (greatest !== undefined) signals.greatest[name] = greatest;
      mixLater(signals);
      expect(signals.greatest.mixed).toBe(Math.max(...signals.mixed));
      return [...signals.mixed];
    };
    const weight = MIX_LATER[name];
    const added = [1, 2 + weight, weight / 2, 0, 3].map((sum) => expect.closeTo(sum, 12));
    expect(mixedWith(4)).toEqual(added);
    for (const unknown of [undefined, 0]) expect(mixedWith(unknown)).toEqual([1, 2, 0, 0, 3]);
  }
});

test("the greatest of values is at least 0", () => {
  expect(greatest(Float64Array.of(1, 3, 2))).toBe(3);
  expect(greatest(Float64Array.of(3))).toBe(3);
  expect(greatest(Float64Array.of(-1, -3))).toBe(0);
  expect(greatest(new Float64Array())).toBe(0);
});
