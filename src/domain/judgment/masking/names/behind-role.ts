import { surnameOf } from "../printed/surnames.ts";
import { isFamily, letterWeight } from "./reads-as-name.ts";
import { cannotBegin, HIDDEN, isNoName } from "./told-name.ts";

/** What follows a role directly and reads as words though it begins like a name. */
const WORDS_OF_ROLES =
  /^(?:陈[述旧]|支[付配持援]|年[满仅龄幼近]|怀[孕疑抱]|[应有常从由和于及向能后曾](?![\u4e00-\u9fff][0-9])|房[屋间产内门]|阴|申|解[释除脱]|商|计|代|包|扶|毛|左|封|安|单|席|车|钱[财包款]|金|路|管|通|连|谈|强|边|步|居|温|关|查|权|祝|冷|成[为立年]|满|相|全|班|那|都|支|终|养|容|向|明[知确]|时|经|习|来|荣|胡[乱说]|牛|羊|马[上路]|方[面便]|白天|石|平|高[度速]|武|门[前口外]|水|铁|信|展|银|衣|植|补|保[密护障管持留险]|折|占|楼|呼[救喊叫]|楚|段)/;

/** The least weight of two letters that are no words, whatever stands before them. */
const MIN_LETTERS = 4;

/** Whoever another role or what witnesses do follows, whatever the family name. */
const ACTING = /^[\u4e00-\u9fff]{2,3}?(?=、(?:证人|被害人)|指认|听到|看到|目睹|报警)/;

/** Whether two or three letters behind a role are a name, for all that is known: nothing says that they are words. */
export function mayBeNamed(text: string, at: number): boolean {
  const acting = ACTING.exec(text.slice(at, at + 6))?.[0] ?? "";
  if (acting && !isNoName(acting) && !HIDDEN.test(acting)) return true;
  const run =
    /^[\u4e00-\u9fff]{2,3}?(?=[、，。（；的之与和0-9]|在|均|当场|证[明实]|陈述|指认|听到|看到|人民币|报警)/.exec(
      text.slice(at, at + 6),
    )?.[0] ?? "";
  return (
    run !== "" &&
    isFamily(surnameOf(run)) &&
    !HIDDEN.test(run) &&
    (!WORDS_OF_ROLES.test(run) ||
      (run.length > 2 && letterWeight(run[1]!) + letterWeight(run[2]!) >= MIN_LETTERS)) &&
    !cannotBegin(run.slice(0, 1))
  );
}
