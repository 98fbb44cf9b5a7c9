/** The calculators of fees, interest and appeals, by name. */
export const procedureCalculators = {
  "court-fee": {
    title: "诉讼费计算",
    lead: "一审案件受理费。上诉时，对不服的部分按同样的标准交纳。",
    fields: {
      kind: "案件种类",
      amount: "标的额",
      halving: "减半情形",
    },
    options: {
      kind: {
        property: "财产案件",
        divorce: "离婚案件（标的额为财产总额）",
        personality: "侵害人格权案件（标的额为赔偿额）",
        other_civil: "其他非财产案件",
        ip_without_amount: "没有争议金额的知识产权案件",
        labour: "劳动争议案件",
        administrative_ip: "商标、专利、海事行政案件",
        administrative_other: "其他行政案件",
        jurisdiction_objection: "管辖权异议不成立",
      },
      halving: {
        none: "不减半",
        mediated_or_withdrawn: "调解结案或撤诉",
        summary_procedure: "适用简易程序",
      },
    },
    lines: {
      fee: ["应交费用"],
    },
    notes: {
      range: "具体数额由各省、自治区、直辖市在这个范围内规定。",
    },
  },
  "preservation-fee": {
    title: "保全费计算",
    lead: "申请财产保全应当交纳的申请费，每件最多 5,000 元。",
    fields: {
      amount: "标的额",
    },
    lines: {
      fee: ["应交费用"],
    },
    notes: {
      capped: "已达到每件 5,000 元的上限。",
    },
  },
  "enforcement-fee": {
    title: "执行费计算",
    lead: "申请执行的费用，由被执行人负担，申请人不预交。",
    fields: {
      amount: "标的额",
      none: "没有金额（例如交付物品、履行行为）",
    },
    lines: {
      fee: ["应交费用"],
    },
    notes: {
      not_prepaid: "由被执行人负担，执行后交纳，不用预交。",
    },
  },
  interest: {
    title: "LPR 利息计算",
    lead: "按贷款市场报价利率（LPR）计算利息，起止两天都计算在内。1 倍随利率分段，法律规定的倍数按某一天的利率固定不变。",
    fields: {
      principal: "本金",
      from: "起算日",
      to: "截止日",
      multiple: "倍数",
      term: "利率期限",
      fixedOn: "合同成立日或违约日",
    },
    options: {
      multiple: {
        "1": "1 倍（随 LPR 分段）",
        "4": "4 倍（民间借贷利率上限）",
        "1.3": "1.3 倍（买卖合同逾期付款，加计 30%）",
        "1.5": "1.5 倍（买卖合同逾期付款，加计 50%）",
      },
      term: {
        oneYear: "一年期",
        fiveYear: "五年期以上",
      },
    },
    hints: {
      term: "只有按 1 倍分段计算时可以选；1.3、1.5 和 4 倍都按一年期。",
      fixedOn: "4 倍填借款合同成立日，1.3、1.5 倍填违约日：按那一天的一年期 LPR 计算，之后不再变动。",
    },
    lines: {
      interest: ["利息"],
      days: ["天数"],
    },
    notes: {
      fixed_by_contract:
        "这是民间借贷利率保护上限：合同成立时一年期 LPR 的四倍，之后不随 LPR 变动（民间借贷规定第二十五条）；不适用于持牌金融机构的贷款。",
      fixed_by_breach:
        "按违约时的一年期 LPR 加计，之后不随 LPR 变动；只在合同没有约定逾期付款违约金时适用（买卖合同解释第十八条）。",
    },
  },
  "late-performance": {
    title: "迟延履行利息计算",
    lead: "判决指定的履行期届满后，加倍部分的债务利息。",
    fields: {
      principal: "判决确定、尚未清偿的金额（不含一般债务利息）",
      from: "起算日",
      to: "截止日",
    },
    hints: {
      from: "司法解释写的是“届满之日”：填履行期的最后一天；从次日起算的，填次日，少算一天。",
    },
    lines: {
      interest: ["利息"],
      days: ["天数"],
    },
    notes: {
      ordinary_interest_on_top: "这是加倍部分；判决确定的一般利息另外计算。",
    },
  },
  "appeal-deadline": {
    title: "上诉期限计算",
    lead: "从送达的次日起算，最后一天遇法定休假日顺延。",
    fields: {
      served: "送达日期",
      branch: "诉讼类型",
      document: "文书",
      abroad: "在内地没有住所（民事案件）",
    },
    options: {
      branch: {
        civil: "民事",
        administrative: "行政",
        criminal: "刑事",
      },
      document: {
        judgment: "判决",
        ruling: "裁定",
      },
    },
    lines: {
      lastDay: ["上诉期限最后一天"],
      countedDay: ["顺延之前的最后一天"],
      period: ["期间"],
      retrialLastDay: ["都不上诉时，申请再审的最后一天"],
    },
    notes: {
      rolled: "最后一天原本是休假日，已顺延到之后的第一个工作日。",
      custody: "被告人在押的，为稳妥请按未顺延的日期办理（刑事诉讼法第一百零五条）。",
      holidays_unknown: "那一年的放假通知还没有收进本站的表，只按周末和已知的法定假日顺延，请自行核对。",
      other_rulings:
        "民事裁定只有不予受理、管辖权异议和驳回起诉三种可以上诉（民事诉讼法第一百五十七条）；不服保全裁定的，五日内申请复议，不是上诉。",
      no_appeal: "小额诉讼的判决和调解书不能上诉。刑事附带民事判决按刑事的期限。",
      retrial_exceptions:
        "六个月从判决生效起算，最好提前；有新证据等四种情形的，自知道或者应当知道之日起六个月（民事诉讼法第二百一十六条）。",
    },
  },
};
