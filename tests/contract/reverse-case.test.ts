import { describe, expect, test } from "vitest";
import { ReverseCaseResponse } from "#contract/reversal/reverse-case.ts";
import { askJson } from "./call-function.ts";

const post = (body: object) => askJson("/reverse/case", body);

describe("POST /reverse/case", () => {
  test("answers at its path with the case of the collection, whatever the brackets of its number", async () => {
    const { body } = await askJson("/reverse/basicinfo", {
      subject: "上诉人",
      first_instance_number: "（2024）内01民初99999号",
      court: "内蒙古自治区呼和浩特市中级人民法院",
      mainjudge: "某法官",
      reason: "保险人代位求偿权纠纷",
      amount: "0",
    });
    const { case_number: number, id } = body.analysis.cases[0];
    const found = await post({ first_instance_number: number.replace("（", "[").replace("）", "]") });
    expect(ReverseCaseResponse.parse(found.body).found_case).toMatchObject({ id, case_number: number });
  });

  test("answers null for a number that the collection lacks", async () => {
    expect((await post({ first_instance_number: "（1999）无01民初1号" })).body.found_case).toBeNull();
  });

  test("names the court of the number where another is chosen", async () => {
    const first_instance_number = "（2024）京0101民初123号";
    for (const [court, other_court] of [
      ["莒县法院", "北京市东城区人民法院"],
      ["北京市东城区人民法院", null],
      ["没有这个法院", null],
    ])
      expect((await post({ first_instance_number, court })).body.other_court).toBe(other_court);
  });

  test.each([[{}], [{ first_instance_number: " " }], [{ first_instance_number: "号".repeat(101) }]])(
    "refuses %j",
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body.result.fields).toEqual(["first_instance_number"]);
    },
  );
});
