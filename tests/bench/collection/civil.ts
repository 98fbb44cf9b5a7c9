import { bulkParagraphs } from "./bulk.ts";
import { chineseDate } from "./calendar.ts";
import { caseNumber, closing, type Draft, type Plan } from "./document.ts";
import { personName, rareWord } from "./names.ts";
import type { Random } from "./random.ts";
import { company, naturalPerson, type Person } from "./world.ts";

const LAWS = [
  "《中华人民共和国合同法》第六十条",
  "《中华人民共和国合同法》第一百零七条",
  "《中华人民共和国民事诉讼法》第六十四条",
  "《中华人民共和国民事诉讼法》第一百四十四条",
  "《中华人民共和国合同法》第二百零六条",
];

interface Side {
  role: string;
  people: Person[];
}

const ROLES: Record<string, [string, string]> = {
  民事一审: ["原告", "被告"],
  民事二审: ["上诉人", "被上诉人"],
  民事审判监督: ["再审申请人", "被申请人"],
  特别程序: ["申请人", "被申请人"],
  督促: ["申请人", "被申请人"],
  民事管辖: ["上诉人", "被上诉人"],
};

/** A civil judgment, ruling, payment order or ruling on jurisdiction. */
export function civilDocument(plan: Plan, cause: string): Draft {
  const { random, procedure, seat, decided } = plan;
  const [left = "原告", right = "被告"] = ROLES[procedure] ?? [];
  const sides: Side[] = [
    { role: left, people: someOf(random, seat.city, 0.45) },
    { role: right, people: someOf(random, seat.city, 0.3) },
  ];
  const names = (side: Side) => side.people.map(({ shown }) => shown);
  const [first, second] = sides.map(names) as [string[], string[]];
  const text_type = typeOf(random, procedure);
  const number = caseNumber(plan, codeOf(procedure));
  const counsel: Draft["counsel"] = [];
  const people = sides.flatMap((side) =>
    side.people.flatMap((person, at) => {
      const line = personLine(random, person, side.role, seat.city + seat.district);
      if (at > 0 || !random.chance(0.55)) return [line];
      const lawyer = {
        name: personName(random),
        firm: `${seat.city.replace(/市$/, "")}示例${rareWord(random)}律师事务所`,
      };
      counsel.push(lawyer);
      return [line, `委托诉讼代理人：${lawyer.name}，${lawyer.firm}律师。`];
    }),
  );
  const { panel, clerk, lines } = closing(random, decided, random.chance(0.5));
  const isRuling = text_type.endsWith("裁定书") || text_type === "民事支付令" || text_type === "支付令";
  const stage =
    { 民事一审: "一审", 民事二审: "二审", 民事审判监督: "审判监督", 民事管辖: "管辖" }[procedure] ?? "";
  const opening = `${left}${first.join("、")}与${right}${second.join("、")}${cause}一案，本院于${chineseDate(decided - random.int(30, 150))}立案后，依法进行了审理。本案现已审理终结。`;
  const body = isRuling
    ? ruling(plan, first[0]!)
    : judgment(plan, first[0]!, second[0]!, people.join("").length + 260);
  return {
    paragraphs: [seat.printed, [...text_type].join(" "), number, ...people, opening, ...body, ...lines],
    casename: `${first.join("、")}与${second.join("、")}${cause}${stage}${text_type}`,
    text_type,
    case_number: number,
    instance:
      procedure === "民事一审"
        ? "first"
        : procedure === "民事二审" || procedure === "民事管辖"
          ? "second"
          : procedure === "民事审判监督"
            ? "retrial"
            : "other",
    causes: [cause],
    parties: sides.flatMap(({ people: own, role }) => own.map((person) => ({ person, role }))),
    counsel,
    panel,
    clerk,
    laws: isRuling ? ["《中华人民共和国民事诉讼法》第一百五十四条"] : random.sample(LAWS, random.int(1, 3)),
  };
}

function someOf(random: Random, city: string, companies: number): Person[] {
  const count = random.chance(0.75) ? 1 : random.int(2, 3);
  return Array.from({ length: count }, () =>
    random.chance(companies) ? company(random, city) : naturalPerson(random),
  );
}

function personLine(random: Random, { shown, isCompany, sex }: Person, role: string, place: string): string {
  if (isCompany) return `${role}：${shown}，住所地${place}。法定代表人：${personName(random)}，经理。`;
  return `${role}：${shown}，${sex}，${random.int(1950, 1999)}年${random.int(1, 12)}月${random.int(1, 28)}日出生，汉族，住${place}。`;
}

function typeOf(random: Random, procedure: string): string {
  if (procedure === "督促") return random.chance(0.6) ? "支付令" : "民事裁定书";
  if (procedure === "民事管辖") return "民事裁定书";
  if (procedure === "特别程序") return random.chance(0.5) ? "民事判决书" : "民事裁定书";
  return random.chance(procedure === "民事审判监督" ? 0.7 : 0.35) ? "民事裁定书" : "民事判决书";
}

function codeOf(procedure: string): string {
  return (
    {
      民事一审: "民初",
      民事二审: "民终",
      民事审判监督: "民申",
      特别程序: "民特",
      督促: "民督",
      民事管辖: "民辖终",
    }[procedure] ?? "民初"
  );
}

function ruling({ random }: Plan, name: string): string[] {
  const why = random.pick([
    `${name}于审理中以双方已自行和解为由向本院提出撤回申请。`,
    `${name}经传票传唤，无正当理由拒不到庭。`,
    `${name}未在规定的期限内预交案件受理费。`,
  ]);
  return [
    why,
    `本院认为，${name}的申请是其真实意思表示，不违反法律规定，应予准许。`,
    "依照《中华人民共和国民事诉讼法》第一百五十四条规定，裁定如下：",
    `准许${name}撤回申请。`,
    `案件受理费${random.int(25, 900)}元，由${name}负担。`,
  ];
}

function judgment(plan: Plan, plaintiff: string, defendant: string, frame: number): string[] {
  const { random, world, characters } = plan;
  const room = Math.max(200, characters - frame - 300);
  const claim = `${random.int(3, 900) * 1000 + random.int(0, 999)}元`;
  const isAppeal = plan.procedure !== "民事一审";
  return [
    `${plaintiff}向本院提出${isAppeal ? "上诉" : "诉讼"}请求：1.判令${defendant}支付${claim}；2.诉讼费用由${defendant}负担。`,
    `${defendant}辩称，不同意${plaintiff}的请求。`,
    ...bulkParagraphs(random, world.pool, "facts", room * 0.6, "本院经审理认定事实如下："),
    ...bulkParagraphs(random, world.pool, "reasons", room * 0.4, "本院认为，"),
    "依照《中华人民共和国合同法》第六十条、《中华人民共和国民事诉讼法》第六十四条规定，判决如下：",
    ...(isAppeal
      ? [random.chance(0.85) ? "驳回上诉，维持原判。" : `${defendant}支付${plaintiff}${claim}。`]
      : [
          `一、${defendant}于本判决生效之日起十日内支付${plaintiff}${claim}；`,
          `二、驳回${plaintiff}的其他诉讼请求。`,
        ]),
    `案件受理费${random.int(50, 9000)}元，由${defendant}负担。`,
    ...(isAppeal
      ? ["本判决为终审判决。"]
      : [
          `如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，上诉于${plan.seat.parent?.printed ?? "上一级人民法院"}。`,
        ]),
  ];
}
