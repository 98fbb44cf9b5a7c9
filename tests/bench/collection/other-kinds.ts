import { bulkParagraphs } from "./bulk.ts";
import { chineseDate } from "./calendar.ts";
import { OFFENCES } from "./distribution.ts";
import { caseNumber, closing, type Draft, type Plan } from "./document.ts";
import { personName, rareWord } from "./names.ts";
import { weightedDraw } from "./weighted.ts";
import { company, naturalPerson, type Person } from "./world.ts";

const drawOffence = weightedDraw(OFFENCES, ([, share]) => share);

/** A criminal judgment, an appeal or a ruling on the reduction of a sentence. */
export function criminalDocument(plan: Plan): Draft {
  const { random, seat, decided, procedure, world, characters } = plan;
  const accused = Array.from({ length: random.chance(0.8) ? 1 : random.int(2, 4) }, () =>
    naturalPerson(random),
  );
  const offences = [
    ...new Set([drawOffence(random)[0], ...(random.chance(0.12) ? [drawOffence(random)[0]] : [])]),
  ];
  const crimes = offences.map((offence) => offence.replace(/罪$/, "")).join("罪、");
  const office = `${seat.district || seat.city}人民检察院`;
  const { panel, clerk, lines } = closing(random, decided, procedure === "刑事一审" && random.chance(0.5));
  const counsel: Draft["counsel"] = [];
  const names = accused.map(({ shown }) => shown).join("、");
  const born = () => `${random.int(1955, 1999)}年${random.int(1, 12)}月${random.int(1, 28)}日出生`;
  const role =
    { 刑事一审: "被告人", 刑事二审: "上诉人（原审被告人）", 刑罚与执行变更: "罪犯" }[procedure] ?? "被告人";
  const people = accused.flatMap((person) => {
    const line = `${role}${person.shown}，${person.sex}，${born()}，汉族，初中文化，户籍地${seat.city}${seat.district}。`;
    if (!random.chance(0.3)) return [line];
    const lawyer = { name: personName(random), firm: `示例${rareWord(random)}律师事务所` };
    counsel.push(lawyer);
    return [line, `辩护人${lawyer.name}，${lawyer.firm}律师。`];
  });
  const room = Math.max(150, characters - people.join("").length - 420);
  const isChange = procedure === "刑罚与执行变更";
  const text_type =
    isChange || (procedure === "刑事二审" && random.chance(0.7)) ? "刑事裁定书" : "刑事判决书";
  const code = { 刑事一审: "刑初", 刑事二审: "刑终", 刑罚与执行变更: "刑更" }[procedure] ?? "刑初";
  const number = caseNumber(plan, code);
  const body = isChange
    ? [
        `${seat.printed}于${chineseDate(decided - random.int(700, 2000))}作出刑事判决，以被告人${names}犯${crimes}罪，判处有期徒刑${random.int(3, 14)}年。判决生效后交付执行。`,
        `执行机关以罪犯${names}确有悔改表现为由，提出减刑建议书，报送本院审理。本案现已审理终结。`,
        ...bulkParagraphs(
          random,
          world.pool,
          "facts",
          Math.min(room, 500),
          "经审理查明，该犯在服刑期间认罪服法。",
        ),
        "依照《中华人民共和国刑法》第七十八条规定，裁定如下：",
        `对罪犯${names}减去有期徒刑${random.int(3, 9)}个月。`,
        "本裁定送达后即发生法律效力。",
      ]
    : [
        `${office}以示检刑诉〔${chineseDate(decided).slice(0, 4)}〕${random.int(1, 900)}号起诉书指控${role}${names}犯${crimes}罪，于${chineseDate(decided - random.int(20, 90))}向本院提起公诉。本院依法公开开庭审理了本案。现已审理终结。`,
        ...bulkParagraphs(random, world.pool, "facts", room * 0.7, "经审理查明，"),
        ...bulkParagraphs(
          random,
          world.pool,
          "reasons",
          room * 0.3,
          `本院认为，被告人${names}的行为已构成${crimes}罪。`,
        ),
        "依照《中华人民共和国刑法》第六十七条第三款规定，判决如下：".replace(
          "判决",
          text_type === "刑事裁定书" ? "裁定" : "判决",
        ),
        ...(text_type === "刑事裁定书"
          ? ["驳回上诉，维持原判。"]
          : accused.map(
              ({ shown }) =>
                `被告人${shown}犯${crimes}罪，判处有期徒刑${random.int(1, 9)}年，并处罚金人民币${random.int(1, 20) * 1000}元。`,
            )),
      ];
  return {
    paragraphs: [
      seat.printed,
      [...text_type].join(" "),
      number,
      ...(isChange ? [] : [`公诉机关${office}。`]),
      ...people,
      ...body,
      ...lines,
    ],
    casename: `${names}${crimes}罪${{ 刑事一审: "一审", 刑事二审: "二审", 刑罚与执行变更: "刑罚与执行变更" }[procedure] ?? ""}${text_type}`,
    text_type,
    case_number: number,
    instance: procedure === "刑事一审" ? "first" : procedure === "刑事二审" ? "second" : "other",
    causes: offences,
    parties: accused.map((person) => ({ person, role })),
    counsel,
    panel,
    clerk,
    laws: ["《中华人民共和国刑法》第六十七条第三款"],
  };
}

/** A ruling or order of enforcement. */
export function enforcementDocument(plan: Plan): Draft {
  const { random, seat, decided, procedure, world, characters } = plan;
  const [creditor, debtor] = [
    random.chance(0.5) ? company(random, seat.city) : naturalPerson(random),
    naturalPerson(random),
  ];
  const text_type = random.chance(0.9) ? "执行裁定书" : random.chance(0.5) ? "执行通知书" : "执行决定书";
  const number = caseNumber(plan, procedure === "执行实施" ? "执" : "执异");
  const { panel, clerk, lines } = closing(random, decided, random.chance(0.4));
  const room = Math.max(60, characters - 620);
  return {
    paragraphs: [
      seat.printed,
      [...text_type].join(" "),
      number,
      partyLine("申请执行人", creditor, seat.city),
      partyLine("被执行人", debtor, seat.city),
      `申请执行人${creditor.shown}与被执行人${debtor.shown}一案，本院作出的生效法律文书已发生法律效力。申请执行人向本院申请执行，本院于${chineseDate(decided - random.int(30, 160))}立案执行。`,
      ...bulkParagraphs(
        random,
        world.pool,
        "facts",
        room,
        "本院在执行过程中查明，被执行人名下暂无可供执行的财产。",
      ),
      "依照《中华人民共和国民事诉讼法》第二百五十七条规定，裁定如下：",
      "终结本次执行程序。",
      "申请执行人发现被执行人有可供执行财产的，可以再次申请执行。",
      ...lines,
    ],
    casename: `${creditor.shown}、${debtor.shown}执行实施类${text_type}`,
    text_type,
    case_number: number,
    instance: "enforcement",
    causes: [],
    parties: [
      { person: creditor, role: "申请执行人" },
      { person: debtor, role: "被执行人" },
    ],
    counsel: [],
    panel,
    clerk,
    laws: ["《中华人民共和国民事诉讼法》第二百五十七条"],
  };
}

/** A judgment on an act of an agency. */
export function administrativeDocument(plan: Plan): Draft {
  const { random, seat, decided, procedure, world, characters } = plan;
  const isFirst = procedure === "行政一审";
  const [left, right] = isFirst ? ["原告", "被告"] : ["上诉人（原审原告）", "被上诉人（原审被告）"];
  const claimant = naturalPerson(random);
  const agency: Person = {
    shown: `${seat.city}${seat.district}${random.pick(["人民政府", "公安局", "自然资源局", "人力资源和社会保障局"])}`,
    isCompany: true,
    sex: "男",
  };
  const number = caseNumber(plan, isFirst ? "行初" : "行终");
  const cause = random.pick(["行政处罚", "行政强制", "行政征收", "行政许可", "政府信息公开"]);
  const { panel, clerk, lines } = closing(random, decided, false);
  const room = Math.max(200, characters - 520);
  return {
    paragraphs: [
      seat.printed,
      "行 政 判 决 书",
      number,
      partyLine(left, claimant, seat.city),
      partyLine(right, agency, seat.city),
      `${left}${claimant.shown}不服${right}${agency.shown}${cause}一案，本院于${chineseDate(decided - random.int(40, 170))}受理后，依法组成合议庭，公开开庭审理了本案。本案现已审理终结。`,
      ...bulkParagraphs(random, world.pool, "facts", room * 0.6, "经审理查明，"),
      ...bulkParagraphs(random, world.pool, "reasons", room * 0.4, "本院认为，"),
      "依照《中华人民共和国行政诉讼法》第六十九条规定，判决如下：",
      isFirst ? `驳回原告${claimant.shown}的诉讼请求。` : "驳回上诉，维持原判。",
      ...lines,
    ],
    casename: `${claimant.shown}与${agency.shown}${cause}${isFirst ? "一审" : "二审"}行政判决书`,
    text_type: "行政判决书",
    case_number: number,
    instance: isFirst ? "first" : "second",
    causes: [cause],
    parties: [
      { person: claimant, role: left },
      { person: agency, role: right },
    ],
    counsel: [],
    panel,
    clerk,
    laws: ["《中华人民共和国行政诉讼法》第六十九条"],
  };
}

function partyLine(role: string, { shown, isCompany, sex }: Person, city: string): string {
  return isCompany ? `${role}：${shown}，住所地${city}。` : `${role}：${shown}，${sex}，汉族，住${city}。`;
}
