import type { LeadReason } from "#contract/leads/lead-reasons.ts";

type Words = Record<LeadReason, string>;

const cn: Words = {
  username_required: "请输入联系人",
  telephone_required: "请输入联系电话",
  field_too_long: "“{fields}”填写的内容过长，请缩短后重试",
  consent_abroad: "请先阅读告知，并单独同意将信息存放在境外；不同意的，请改用电话联系我们",
  consent_sensitive: "案件材料可能含有敏感个人信息，请先单独同意后再上传",
  consent_arrival:
    "没有经过本站网页加密的内容，到达主机后才加密：请先单独同意（consent_arrival）；在网页上提交的，请刷新页面后重试",
  bad_seal: "加密的内容不完整，请刷新页面后重试",
  other_key: "这个页面所带的公钥已经不再使用，请刷新页面后重试；仍然如此的，请电话联系我们",
  looks_automatic: "提交得太快了，请稍等几秒再试一次",
  no_office_key: "目前不能在线提交线索，您填写的内容没有保存；请改用电话或邮件联系我们",
  no_lead_store: "目前不能在线提交线索，您填写的内容没有保存；请改用电话或邮件联系我们",
  store_failed: "暂时无法保存，请稍后重试；已经填写的内容不会丢失",
  store_full: "我们的存储空间已满，暂时无法保存；请稍后再试，或者电话联系我们，已经填写的内容不会丢失",
  no_such_lead: "没有找到这条线索，请先提交联系方式",
  lead_gone: "这条线索已经删除，请重新提交",
  wrong_code: "回执号或验证码不对，请核对后再试",
  too_many_tries: "回执号或验证码不对，今天试错的次数已经过多；请核对抄下的号码，或联系客服",
  too_many_leads: "今天提交的线索过多，请明天再试，或联系客服",
  too_many_revisions: "这条线索修改的次数过多，请联系客服",
  too_many_files: "最多上传 {value} 个文件",
  file_empty: "文件是空的（0 字节），请重新选择",
  file_too_large: "文件超过 16MB，请压缩或拆分后再上传",
  plain_too_large: "这种方式最多上传 4MB；更大的文件请在浏览器中启用脚本后上传",
  name_empty: "文件没有名称，请重新命名后上传",
  name_too_long: "文件名过长，最多 {value} 个字，请缩短后上传",
  name_path: "文件名里不能有路径，请只保留文件名",
  name_characters: "文件名里有不能使用的字符，请重新命名后上传",
  type_not_taken: "只接收 pdf、docx、doc、jpg、png 格式的文件",
  type_not_content: "文件内容与扩展名 {value} 不符，请确认文件没有损坏，也没有改过扩展名",
  archive_bomb: "文档解压后异常庞大，不能接收；请另存为 pdf 后上传",
  files_busy: "同时检查的文件较多，请过十几秒再上传",
  two_formats: "文件里夹带了另一种格式的内容，不能接收；请重新导出后上传",
  bad_manifest: "文件清单有误，请重新选择文件",
  no_manifest: "没有找到这个文件的清单，请重新选择文件",
  no_part: "没有收到文件内容，请重试",
  part_size: "这一段的大小与清单不符，请重试",
  part_hash: "这一段在传输中损坏，请重试",
  bad_multipart: "上传的内容格式有误，请重试",
};

const en: Words = {
  username_required: "Please enter a contact name",
  telephone_required: "Please enter a telephone number",
  field_too_long: "“{fields}” is too long; please shorten it",
  consent_abroad:
    "Please read the notice and consent separately to storage abroad; if you would rather not, call us instead",
  consent_sensitive:
    "Case files may hold sensitive personal information; please consent separately before uploading",
  consent_arrival:
    "What our page did not seal is sealed only on arrival: please consent to that separately (consent_arrival); on our page, please reload and try again",
  bad_seal: "The sealed content is not whole; please reload the page and try again",
  other_key:
    "The public key that this page carries is no longer in use; please reload the page and try again, or call us",
  looks_automatic: "That was sent very quickly; please wait a few seconds and try again",
  no_office_key: "Leads cannot be sent online at present, and nothing was stored; please call or write to us",
  no_lead_store: "Leads cannot be sent online at present, and nothing was stored; please call or write to us",
  store_failed: "This could not be saved just now; please try again, nothing you typed is lost",
  store_full:
    "Our storage is full, so this could not be saved; please try again later or call us, nothing you typed is lost",
  no_such_lead: "There is no such lead; please send your contact details first",
  lead_gone: "This lead has been deleted; please send it again",
  wrong_code: "Receipt number or code is wrong; please check both",
  too_many_tries:
    "Receipt number or code is wrong, and was too often today; please check what you noted, or call us",
  too_many_leads: "Too many leads were sent today; please try again tomorrow or call us",
  too_many_revisions: "This lead was changed too often; please call us",
  too_many_files: "At most {value} files can be uploaded",
  file_empty: "The file is empty (0 bytes); please choose it again",
  file_too_large: "The file is over 16MB; please compress or split it",
  plain_too_large:
    "Without JavaScript at most 4 MB can be sent; for larger files please enable JavaScript in the browser",
  name_empty: "The file has no name; please rename it",
  name_too_long: "The file name is too long: at most {value} characters",
  name_path: "A file name cannot hold a path; please keep the name alone",
  name_characters: "The file name holds characters that cannot be used; please rename the file",
  type_not_taken: "Only pdf, docx, doc, jpg and png files are taken",
  type_not_content:
    "The content does not match the ending {value}; please check that the file is not damaged or renamed",
  archive_bomb: "The document unpacks to an abnormal size and is not taken; please save it as pdf",
  files_busy: "Many files are being checked just now; please send this one again in some seconds",
  two_formats: "The file carries content of a second format and is not taken; please export it again",
  bad_manifest: "The list of the file's parts is wrong; please choose the file again",
  no_manifest: "The list of this file's parts is not there; please choose the file again",
  no_part: "No file content arrived; please try again",
  part_size: "This part's size differs from the list; please try again",
  part_hash: "This part was damaged on the way; please try again",
  bad_multipart: "The upload is not well formed; please try again",
};

/** The message for each reason why a lead or a file is refused. */
export const leadErrors = { cn, en };
