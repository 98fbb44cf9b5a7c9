import { parseSamples, readSamples } from "#build/sample.ts";
import { chineseDate, type Day, dayOf, dayParts, numeralDate } from "./calendar.ts";
import { BRAND_WORDS, PERSON_NAME, personName, rareWord } from "./names.ts";
import { createRandom, type Random } from "./random.ts";
import { readSeats, type Seat } from "./seat.ts";

/** The number of texts, their approximate length in characters, and the seed. */
export interface BulkOrder {
  count: number;
  characters: number;
  seed?: string;
}

/** A sentence split at the slots that each text fills in: N name, P person, D date, M money. */
type Template = string[];

const SLOT = new RegExp(
  `(示例[一-龥]{2}|${PERSON_NAME}|[0-9]{4}年[0-9]{1,2}月[0-9]{1,2}日|[0-9][0-9,.]*万?元)`,
  "g",
);
/** Sentences that belong to one section of a judgment only. */
const STRUCTURAL =
  /诉称|辩称|述称|判令|请求|如下|本院于|一案|负担|上诉|一审|二审|原审|认定事实|查明|本院认为|到庭|综上|依照|依据|《|[一二三]、|本判决|提交了|^(原告|被告|第三人|法定代表人|负责人|委托|以上)[：示]|住所|^以上二/;

/** A judgment with the columns of a table of judgments. */
export interface BulkJudgment {
  court: string;
  number: string;
  decided: Day;
  cause: string;
  text: string;
}

/**
 * Judgments for benchmarks, one at a time. They have the layout of the samples, with their sentences in new
 * combinations and with new names, dates and amounts, so that common words stay common and every text adds
 * rare ones. Several thousand per second; the same order gives the same texts.
 */
export function* bulkJudgments(order: BulkOrder): Generator<BulkJudgment> {
  const seats = readSeats();
  const pool = bulkPool();
  const random = createRandom(order.seed ?? "fasu-bulk-1");
  for (let number = 1; number <= order.count; number++)
    yield bulkJudgment(random, seats, pool, number, order.characters);
}

/** Sentences of the samples' judgments, split at the slots that each text fills in. */
interface BulkPool {
  facts: Template[];
  reasons: Template[];
  causes: string[];
}

/** The sentences and causes of the samples' first-instance judgments. */
function bulkPool(): BulkPool {
  const pool: BulkPool = { facts: [], reasons: [], causes: [] };
  const seen = new Set<string>();
  for (const record of parseSamples(readSamples())) {
    if (record.instance !== "first" || record.text_type !== "民事判决书" || !record.holding) continue;
    pool.causes.push(record.cause);
    record.body_text.forEach((paragraph, index) => {
      const target = index >= (record.holding?.from ?? 0) ? pool.reasons : pool.facts;
      for (const sentence of paragraph.split("。")) {
        if (sentence.length < 16 || STRUCTURAL.test(sentence)) continue;
        const template = sentence.replace(SLOT, (found) => `\0${slotOf(found)}\0`);
        if (seen.has(template)) continue;
        seen.add(template);
        target.push(template.split("\0"));
      }
    });
  }
  return pool;
}

function slotOf(found: string): string {
  if (found.startsWith("示例")) return "N";
  if (found.endsWith("日")) return "D";
  return found.endsWith("元") ? "M" : "P";
}

function bulkJudgment(
  random: Random,
  seats: Seat[],
  pool: BulkPool,
  serial: number,
  characters: number,
): BulkJudgment {
  const seat = random.pick(seats);
  const decided = dayOf(random.int(2016, 2025), random.int(1, 12), random.int(1, 28));
  const number = `（${dayParts(decided).year}）${seat.sign}民初${serial}号`;
  const words = [rareWord(random), rareWord(random), random.pick(BRAND_WORDS)];
  const people = [personName(random), personName(random), personName(random)];
  const fill = (template: Template): string => fillTemplate(random, template, words, people);
  const plaintiff = `${seat.city}示例${words[0]}有限公司`;
  const defendant = `${seat.city}示例${words[1]}有限责任公司`;
  const cause = random.pick(pool.causes);
  const claim = `${random.int(3, 9000) * 1000 + random.int(0, 999)}元`;
  const head = [
    seat.printed,
    "民事判决书",
    number,
    `原告：${plaintiff}，住所地${seat.city}${seat.district}示例${words[2]}路${random.int(1, 300)}号。`,
    `委托诉讼代理人：${personName(random)}，示例${random.pick(words)}律师事务所律师。`,
    `被告：${defendant}，住所地${seat.city}${seat.district}示例${rareWord(random)}街${random.int(1, 300)}号。`,
    `原告${plaintiff}与被告${defendant}${cause}一案，本院于${chineseDate(decided - random.int(40, 200))}立案后，依法适用普通程序，公开开庭进行了审理。本案现已审理终结。`,
    `${plaintiff}向本院提出诉讼请求：1.判令被告支付${claim}；2.诉讼费用由被告负担。`,
  ];
  const tail = [
    `被告${defendant}于本判决生效之日起十日内支付原告${plaintiff}${claim}。`,
    `如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，上诉于${seat.above}。`,
    `审判长　${people[2]}`,
    `审判员　${personName(random)}`,
    `审判员　${personName(random)}`,
    numeralDate(decided),
    `书记员　${personName(random)}`,
  ];
  const law = `依照《中华人民共和国民法典》第五百七十七条规定，判决如下：`;
  const frame = [...head, ...tail, law].reduce((sum, line) => sum + line.length + 1, 20);
  const room = Math.max(120, characters - frame);
  const lines = [
    ...head,
    ...paragraphs(random, pool.facts, fill, room * 0.6, "本院经审理认定事实如下："),
    ...paragraphs(random, pool.reasons, fill, room * 0.4, "本院认为，"),
    law,
    ...tail,
  ];
  return { court: seat.label, number, decided, cause, text: `${lines.join("\n")}\n` };
}

function fillTemplate(random: Random, template: Template, words: string[], people: string[]): string {
  let text = "";
  for (let part = 0; part < template.length; part++) {
    const piece = template[part]!;
    text += part % 2 === 0 ? piece : fillSlot(random, piece, words, people);
  }
  return `${text}。`;
}

function paragraphs(
  random: Random,
  pool: Template[],
  fill: (template: Template) => string,
  room: number,
  opening: string,
): string[] {
  const lines = [opening];
  let left = room;
  while (left > 20) {
    // Squaring favours the beginning of the pool: some sentences are common, most are rare.
    const text = fill(pool[Math.floor(random.next() ** 2 * pool.length)]!);
    left -= text.length;
    if (lines.at(-1)!.length > 260) lines.push(text);
    else lines[lines.length - 1] += text;
  }
  return lines;
}

function fillSlot(random: Random, slot: string, words: string[], people: string[]): string {
  if (slot === "N") return `示例${words[random.int(0, 2)]}`;
  if (slot === "P") return people[random.int(0, 2)]!;
  if (slot === "D") return `${random.int(2012, 2024)}年${random.int(1, 12)}月${random.int(1, 28)}日`;
  return `${random.int(2, 90_000) * 100 + random.int(0, 99)}元`;
}
