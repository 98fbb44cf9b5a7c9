import { type AnswerLine, yuanValue } from "../answer.ts";
import { toFen } from "../court-fee.ts";
import { defineCalculator } from "../form.ts";

/** A deposit is only valid up to this share of the contract's value. 民法典 art. 586. */
const DEPOSIT_SHARE = 0.2;
/** Liquidated damages above this multiple of the loss are generally excessive. 合同编通则解释 art. 65. */
const TOO_HIGH = 1.3;

const hasPenalty = ({ penalty }: { penalty?: string }) => Boolean(penalty?.trim());

/** Deposit and liquidated damages after a breach of contract, and which of them is more. */
export default defineCalculator({
  fields: {
    breach: { control: "choice", options: ["receiver", "giver"] },
    contract: { control: "amount", positive: true },
    deposit: { control: "amount", optional: true },
    unperformed: { control: "number", optional: true, most: 100, positive: true },
    penalty: { control: "amount", optional: true },
    loss: { control: "amount", when: hasPenalty },
    malicious: { control: "tick", when: hasPenalty },
  },
  calculate({ breach, contract, deposit, unperformed, penalty, loss, malicious }) {
    const given = deposit ?? 0;
    const cap = toFen(contract * DEPOSIT_SHARE);
    const valid = Math.min(given, cap);
    const excess = toFen(given - valid);
    const share = unperformed ?? 100;
    // The deposit rule applies in proportion to the part of the contract that was not performed. The rest of
    // the deposit is only returned.
    const forfeited = toFen((valid * share) / 100);
    const giverBroke = breach === "giver";
    const handedBack = toFen(given - (giverBroke ? forfeited : 0));
    const byDeposit = giverBroke ? forfeited : toFen(given + forfeited);
    const ceiling = toFen((loss ?? 0) * TOO_HIGH);
    const low = penalty === null ? 0 : Math.max(penalty, loss ?? 0);
    const byPenalty = penalty === null ? 0 : malicious ? low : penalty > ceiling ? ceiling : low;
    // A party that claims liquidated damages also gets back the deposit that it gave.
    const penaltyTotal = giverBroke ? byPenalty : toFen(byPenalty + given);
    const chooses = penalty !== null && penaltyTotal > byDeposit;
    const lines: AnswerLine[] = [{ name: "claim", value: yuanValue(chooses ? penaltyTotal : byDeposit) }];
    if (deposit !== null)
      lines.push(
        { name: "valid", value: yuanValue(valid), given: { contract, cap, given } },
        {
          name: giverBroke ? "kept" : "byDeposit",
          value: yuanValue(byDeposit),
          given: { given, forfeited, share },
          basis: "byDeposit",
        },
      );
    if (excess > 0) lines.push({ name: "excess", value: yuanValue(excess) });
    if (giverBroke && handedBack > 0)
      lines.push({
        name: "handedBack",
        value: yuanValue(handedBack),
        given: { given, forfeited },
        basis: "byDeposit",
      });
    if (penalty !== null)
      lines.push({
        name: "byPenalty",
        value: yuanValue(byPenalty),
        given: { penalty, loss: loss ?? 0, ceiling },
      });
    const notes: string[] = [];
    if (penalty !== null && deposit !== null) notes.push(chooses ? "penalty" : "deposit");
    if (penalty !== null && !malicious && penalty > ceiling) notes.push("reduced");
    if (penalty !== null && penalty < (loss ?? 0)) notes.push("raised");
    if (malicious) notes.push("malicious");
    return { kind: "answer", lines, parts: [], notes: [...notes, "named", "purpose"] };
  },
});
