/** The page that answers a lead form sent without script; values in braces are filled in. */
export const leadPage = {
  cn: {
    lang: "zh-CN",
    taken: "提交成功",
    delivered: "案件信息上传完毕！我们将尽快联系您，并为您提供一份免费的法律分析报告！",
    noFile: "您的线索已经登记，我们将尽快联系您。",
    fileRefused: "您的线索已经登记，但文件没有收到：{msg}",
    receipt: "回执号",
    code: "验证码",
    keep: "请抄下这两个号码：凭它们可以随时撤回并删除全部信息。",
    refused: "没有提交成功",
    back: "返回修改",
    backTo: "/layout/hycase",
  },
  en: {
    lang: "en",
    taken: "Sent",
    delivered:
      "Your case has been uploaded. We will contact you soon and give you a free legal analysis report.",
    noFile: "Your details have been taken. We will contact you soon.",
    fileRefused: "Your details have been taken, but not the file: {msg}",
    receipt: "Receipt number",
    code: "Code",
    keep: "Please note both numbers: with them you can withdraw and delete everything at any time.",
    refused: "This was not sent",
    back: "Back to the form",
    backTo: "/en/layout/hycase",
  },
};
