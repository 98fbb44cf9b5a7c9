import type { Dictionary } from "../cn.ts";

/** The entry to the reversal service: introduction, lead form; and the page on calibration. */
export const reversal: Dictionary["reversal"] = {
  title: "Appeals and case reversal",
  heading: "Is it worth appealing this judgment?",
  lead: "See how appeals of the same kind ended, then decide.",
  description:
    "Appeals upheld, changed and remanded for cases like yours, deadlines and fees; send your files for a free legal analysis report.",
  intro: "Introduction",
  slidesLabel: "Introduction, swipe sideways",
  slides: [
    [
      "The outcomes",
      "In how many appeals with your cause of action in your court the judgment was upheld, changed or sent back, or the appeal was withdrawn; with the number of cases and the margin of error.",
    ],
    [
      "The evidence",
      "Every percentage opens to the cases behind it. With fewer than 10 cases none is given.",
    ],
    [
      "The deadline",
      "From the day you were served: the last day to appeal, the court fee, and what you can still do after that day.",
    ],
    [
      "Your files",
      "Leave your contact details, send the judgment and other files, and receive a free legal analysis report.",
    ],
  ],
  turning: { previous: "Previous", next: "Next", pause: "Pause", goOn: "Resume" },
  try: "Try it",
  analyse: "Analyse a case right away",
  back: "Back",
  calibration: "How accurate were these percentages in the past?",
  sentBefore: "Already sent something and want to withdraw it?",
  video: {
    title: "Demo video",
    about: "{length}, {size}, no sound, with captions",
    note: "Recorded automatically on this site; the case and the persons are invented. Only waiting times were cut. The red ring is the mouse pointer.",
    download: "Download the video",
    captionsLabel: "English captions",
    captions: {
      intro: "From “Appeals” to the analysis of a case",
      form: "Enter the case: type to find court and cause, or go down level by level",
      share:
        "The percentage of such appeals that changed the decision, with margin of error, number of cases and source; not a prediction",
      outcomes: "The five endings with their counts; every case behind them opens",
      next: "Which court hears the appeal, the last day, the fee, and what is still possible afterwards",
      documents: "“Continue” lists the documents to prepare",
      lead: "Leave contact details and upload files: encrypted, in parts, with pause and resume",
      withdraw: "With receipt number and code: withdraw and delete at any time",
    },
  },
  leadClosed: "Leads cannot be sent online at present; please call or write to us.",
  leadForm: {
    heading: "Send contact details and case files",
    form: "Contact details and case files",
    noScript:
      "JavaScript is off in your browser. You can still send the form, with one file at a time; it is encrypted only when it reaches us. Or call or write to us:",
    fields: {
      username: "Contact person",
      telephone: "Phone",
      mail: "E-mail (optional)",
      first_court: "First-instance court and case number (optional)",
      first_judge: "First-instance judge (optional)",
      final_court: "Second-instance court and case number (optional)",
      final_judge: "Second-instance judge (optional)",
    },
    wrong: {
      username_required: "Please enter a contact person",
      telephone_required: "Please enter a phone number",
      field_too_long: "This is too long; please shorten it",
    },
    consentAbroad: "Please consent separately to storage abroad, or call us instead",
    consentSensitive:
      "Before sending files, please consent separately to the sensitive information they may hold",
    files: "Case files",
    chooseFiles: "Choose files",
    filesTip: "At most 3 files, several at once; formats such as pdf/docx/doc/jpg/png; each at most 16 MB",
    filesPlain:
      "Without JavaScript one file can be sent with the form, at most 4 MB together; for more or larger files please enable JavaScript.",
    over: "At most {limit} files: {chosen} chosen now, {held} held already; the rest was not added.",
    refused: "{name}: {why}",
    reasons: {
      file_empty: "the file is empty",
      file_too_large: "larger than 16 MB",
      type_not_taken: "only pdf, docx, doc, jpg and png are accepted",
      type_not_content:
        "the content does not match the file extension; please check that the file is not damaged or renamed",
      archive_bomb: "it unpacks to an abnormally large size; please save it as pdf",
      two_formats: "it also contains content of another format; please export it again",
      unloaded:
        "the encryption for files did not load; please check the connection and choose the file again",
      other: "the name cannot be used; please rename it",
    },
    states: {
      unchosen: "Choose the same file again to continue",
      hashing: "Reading",
      unloaded:
        "Not read yet: the encryption for files did not load; please check the connection and try again",
      waiting: "Waiting to be sent",
      sending: "Uploading {done}/{parts}",
      paused: "Paused {done}/{parts}",
      failed: "Interrupted: {msg}",
      unreadable: "This device cannot read the file",
      refused: "Not accepted: {msg}",
      complete: "Delivered",
    },
    pause: "Pause",
    resume: "Resume",
    remove: "Remove",
    removeAsk: "Remove “{name}”?",
    removeFailed: "Not removed: {msg}",
    website: "Leave empty",
    send: "Send",
    sending: "Sending",
    failed: "Not sent: {msg}. Everything you typed is still here; you can try again.",
    retry: "Try again",
    pending: "Your details have arrived; the files are being uploaded. Please keep this page open.",
    unchosen:
      "Your details have arrived. Nothing is being uploaded now: {n} {n:file was|files were} not finished ({names}); please choose {n:it|them} again.",
    between: ", ",
    halted: "Your details have arrived. The files are not finished, and nothing is being uploaded now.",
    goOn: "Continue uploading",
    sealFaults: {
      unloaded: "the encryption did not load, so nothing was sent; please check the connection",
      impossible: "this page cannot encrypt anything now, so nothing was sent; please call us instead",
    },
    complete: "Your details and files have arrived.",
    detailsOnly: "Your details have arrived, without files.",
    notTaken:
      "Your details have arrived, with {delivered} of your files; {n} could not be accepted: {files}You can send others with a new form.",
    notTakenFile: "{name} ({why}). ",
    receipt:
      "Receipt {receipt}, code {code}. Please note both: with them you can withdraw and delete at any time.",
    withdraw: "Withdraw and delete",
    success:
      "Your case information is complete. We will contact you soon and provide a free legal analysis report.",
  },
  calibrationPage: {
    title: "Accuracy in past years",
    heading: "How accurate were these percentages in the past?",
    description:
      "How accurate the appeal percentages were, year by year: Brier score beside the plain base rate, also where ours is worse.",
    lead: "For each year, every appeal is given a percentage calculated from earlier years only, and compared with what happened. The score is the mean squared error (Brier score); lower is better. Beside it is the score of simply using the overall earlier percentage for every case.",
    sample: "This is sample data: the figures describe the program that invented the samples, not any court.",
    none: "There are not enough fully collected cases to compare.",
    yearsTitle: "Year by year",
    years: ["Year", "Cases", "Changed", "Ours", "Base rate", "Better"],
    all: "All",
    ours: "ours",
    plain: "base rate",
    equal: "equal",
    summary: "In {better} of {total} years ours was better than the base rate.",
    binsTitle: "Stated percentage and what happened",
    bins: ["Stated percentage", "Cases", "Average stated", "Changed"],
    back: "Back to the case analysis",
  },
};
