/** The calculators of a child's maintenance and of deposits, by name. */
export const familyCalculators = {
  "child-maintenance": {
    title: "抚养费计算",
    lead: "不直接抚养子女的一方每月大致付多少、付到哪一天；有约定的，算一次付清和拖欠的数。",
    fields: {
      income: "付款一方的月总收入",
      from: "计算的日期",
      children: "子女",
      born: "出生日期",
      agreed: "约定或者判决的每月抚养费（每个子女）",
      since: "从哪一天起没有付",
      paid: "这以后付过的",
    },
    hints: {
      income: "没有固定收入的，按当年总收入或者同行业平均收入除以十二。",
    },
    proofs: {
      income: "工资流水、个税记录、社保缴费基数；不知道的，可以申请法院调查",
      children: "出生证明、户口簿",
      agreed: "离婚协议、判决书、调解书",
      since: "银行流水、聊天记录",
      paid: "转账记录、收条",
    },
    lines: {
      monthly: ["每月抚养费的一般范围（合计）", "月总收入 {income} 元的 {least}% 至 {most}%"],
      months: ["付到十八周岁还有", "{born} 出生，{year} 年满十八周岁"],
      once: ["一次付清", "每月 {agreed} 元 × {months} 个月，没有计入利息"],
      arrears: ["拖欠的", "每月 {agreed} 元 × {months} 个月 − 已付 {paid} 元"],
    },
    notes: {
      grown:
        "子女都已满十八周岁，一般不再付；仍在读高中或者不能独立生活的例外（民法典第1067条，婚姻家庭编解释一第41条）。",
      needs:
        "数额看子女的实际需要、双方的负担能力和当地生活水平，特殊情况可以高于或者低于这个比例；两个以上子女最多一般是百分之五十。",
      working: "十六周岁以上、主要靠自己劳动收入生活的，可以停付（第53条）。",
      change: "不够用、生病、上学等，可以要求增加（第58条）。",
      limit: "抚养费没有诉讼时效（民法典第196条），但申请执行判决要在两年内（民事诉讼法第250条）。",
    },
  },
  deposit: {
    title: "定金和违约金计算",
    lead: "定金罚则、百分之二十的上限、违约金过高或者过低的调整，两种只能选一种。",
    fields: {
      breach: "谁违约，使合同目的不能实现",
      contract: "合同标的额",
      deposit: "实际交付的定金",
      unperformed: "没有履行的部分（%）",
      penalty: "约定的违约金",
      loss: "实际损失（含可得利益）",
      malicious: "恶意违约",
    },
    options: { breach: { receiver: "收定金的一方", giver: "交定金的一方" } },
    hints: {
      deposit: "合同要写明是定金；订金、押金、保证金没有写定金性质的不算。",
      unperformed: "整个合同没有履行的不填。",
      penalty: "没有约定的不填。",
    },
    proofs: {
      breach: "催告、拒绝履行的通知、聊天记录、逾期的证据",
      contract: "合同、订单",
      deposit: "收据（写明定金）、转账记录",
      unperformed: "验收单、交付记录、对账单",
      penalty: "合同的违约条款",
      loss: "替代购买的合同、评估、账目、和第三人的合同",
      malicious: "一房二卖、明知不能履行等证据",
    },
    lines: {
      claim: ["守约方可以得到或者留下的"],
      valid: ["有定金效力的部分", "交付 {given} 元，上限是标的额 {contract} 元的 20%，即 {cap} 元"],
      byDeposit: ["按定金罚则返还", "交付的 {given} 元 + 有效定金按 {share}% 再付 {forfeited} 元"],
      kept: ["按定金罚则不予返还", "有效定金 × {share}%"],
      excess: ["超过上限、不算定金的部分"],
      handedBack: ["仍要返还的", "交付 {given} 元 − 不返还的 {forfeited} 元"],
      byPenalty: ["按违约金", "约定 {penalty} 元，损失 {loss} 元，损失的 130% 是 {ceiling} 元"],
    },
    notes: {
      penalty:
        "违约金更多：可以选违约金；收定金一方违约的，定金照原数返还。两种不能同时要（民法典第588条）。",
      deposit:
        "定金罚则更多或者相等：可以选定金；定金不够弥补损失的，还可以要求超过的部分（民法典第588条）。",
      reduced:
        "违约金超过损失百分之三十的，对方可以请求减少，法院一般认为过高；这里减到损失的 130%，实际由法院酌定。",
      raised: "违约金低于损失的，可以请求增加到损失的数额（民法典第585条）。",
      malicious: "恶意违约的请求减少违约金，一般不支持（合同编通则解释第65条）。",
      named: "双方都违约使合同目的不能实现的、因不可抗力不能履行的，不适用定金罚则（合同编通则解释第68条）。",
      purpose: "只是轻微迟延、合同目的还能实现的，不适用定金罚则。",
    },
  },
};
