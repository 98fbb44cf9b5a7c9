/** The notice beside the lead form (PIPL arts. 17, 29, 30, 39); values in braces come from the settings. */
export const leadNotice = {
  title: "提交前请阅读：我们怎样处理您的个人信息",
  handler: "处理者：{operator}。联系方式：{phone}，{email}。",
  /** One thing collected: what, why, and whether it is required. */
  row: "{label}：{purpose}",
  required: "必填",
  optional: "选填，不填不影响提交",
  fields: {
    username: "联系人",
    telephone: "联系电话",
    mail: "邮箱",
    first_court: "一审法院和案号",
    first_judge: "一审法官",
    final_court: "二审法院和案号",
    final_judge: "二审法官",
    files: "案件材料",
    user_uuid: "浏览器生成的随机编号",
  },
  purposes: {
    address_you: "知道怎样称呼您",
    reach_you: "与您联系",
    identify_case: "找到对应的裁判文书",
    one_lead: "避免重复登记，并据此生成回执号和验证码",
    write_report: "出具免费的法律分析报告",
  },
  handling:
    "处理方式：表单和材料在离开您的设备之前，由本页用办公室的公钥加密；保存者没有密钥，只有办公室的私钥能够解开。负责加密的这个页面由同一主机提供。没有脚本时，内容到达主机后才加密。",
  key: "办公室公钥的 SHA-256：{hash}",
  storage: "存放地点：{country}，由 {provider} 保存加密后的数据。",
  retention: "保留期限：自收到之日起 {days} 天，到期自动删除；没有传完的文件一天后删除。",
  rights:
    "您的权利：查阅、复制、更正、补充、删除，撤回同意，要求说明。凭提交后得到的回执号和验证码可以自己删除，立即生效；也可以用上面的方式联系我们。撤回不影响此前的处理。",
  /** Inserted into the consent if the settings have it. */
  receiver: { contact: "其联系方式：{contact}，", basis: "提供的依据：{basis}。" },
  /** How it is sealed, with and without script. */
  sealedBefore: "表单和材料在离开本设备之前已经加密，保存者没有密钥，负责加密的页面由同一主机提供；",
  sealedAfter: "没有脚本时内容到达主机后才加密（见下一项），保存者没有密钥；",
  consents: {
    consent_arrival:
      "我单独同意在没有脚本的情况下提交：内容以明文（经 HTTPS）到达 {provider}（{country}）的主机，在那里加密后才保存，加密之前主机能够读取。（个人信息保护法第三十九条）",
    consent_abroad:
      "我单独同意将上述信息提供给境外的 {provider}（{country}），仅用于加密保存；{how}{contact}我可以直接联系接收方、也可以通过处理者行使上述权利。{basis}（个人信息保护法第三十八条、第三十九条）",
    consent_sensitive:
      "我单独同意处理案件材料中可能含有的敏感个人信息（例如病历、银行账户、证件号码）。为出具分析报告所必需；一旦泄露可能影响人身、财产安全，请遮盖与案件无关的内容。材料涉及他人的，我有权提供。（个人信息保护法第二十九条、第三十条）",
  },
};
