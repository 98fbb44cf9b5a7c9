import type { Dictionary } from "../../cn.ts";

/** The calculators of dismissal pay and overtime, by name. */
export const labourCalculators: Pick<Dictionary["calculator"]["pages"], "severance" | "overtime"> = {
  severance: {
    title: "Severance pay and damages",
    lead: "What an employer owes at the end of a labour contract; twice that where ending it was unlawful.",
    fields: {
      reason: "How it ended",
      joined: "First day of work",
      left: "Last day of work",
      wage: "Average monthly wage of the last twelve months",
      local: "Local average monthly wage of last year",
      minimum: "Local minimum monthly wage",
      noNotice: "No written notice thirty days before",
      lastWage: "Wage of the last month",
    },
    options: {
      reason: {
        agreed: "Agreed, on the employer's proposal",
        forced: "Resigned over unpaid wages, insurance or the like",
        ill: "Ended by the employer after sick leave",
        unfit: "Ended by the employer as unfit for the job",
        changed: "Ended by the employer as circumstances changed",
        layoff: "Economic layoff",
        expired: "Expired, not renewed by the employer",
        closed: "Employer bankrupt, closed or dissolved",
        unlawful: "Ended unlawfully by the employer",
      },
    },
    hints: {
      wage: "Wages due before tax, with bonuses and allowances; averaged over the months worked if fewer than twelve.",
      local: "Published by the city; not guessed here. Give the figure of the year before the end.",
      minimum: "Matters only if the average is below it.",
    },
    proofs: {
      reason: "Notice of termination, letter of resignation naming the reason, messages, notice of layoff",
      joined: "Labour contract, social insurance record, first wage on a bank statement",
      left: "Certificate of leaving, notice of termination, insurance record",
      wage: "Twelve months of bank statements, payslips, tax record",
      local: "Website of the city's statistics or labour office, or call 12333",
      minimum: "Website of the labour office",
      lastWage: "Last payslip or bank statement",
    },
    lines: {
      compensation: ["Severance pay", "{sum}: base × months; years before 2008 are added at the actual wage"],
      damages: ["Damages", "{sum} × 2"],
      base: ["Monthly base", "The lower of the average wage {paid} and three times the local average, {cap}"],
      months: [
        "Months of wage",
        "{counted} by years of work: one a year, six months count as a year, less as half a month",
      ],
      monthsBefore: ["Months before 2008", "One a year, a begun year counts whole"],
      notice: ["A month's wage in place of notice", "The wage of the last month"],
    },
    notes: {
      agreed:
        "Only if the employer proposed it; nothing is due if the worker did (Labour Contract Law art. 46).",
      forced: "A ground of Labour Contract Law art. 38 must exist and be named in the written notice.",
      ill: "Unlawful if the medical period had not ended or no other post was tried.",
      unfit: "Unlawful without training or another post first.",
      changed: "Unlawful without talks on changing the contract first.",
      layoff:
        "Twenty people or a tenth of the staff, explained thirty days before and reported (Labour Contract Law art. 41).",
      expired: "Nothing is due if the worker refused renewal on the same or better terms.",
      closed:
        "In bankruptcy severance ranks first among workers' claims (Enterprise Bankruptcy Law art. 113).",
      unlawful:
        "Damages count from the first day of work and replace severance; one may ask for the contract to go on instead (Labour Contract Law art. 48).",
      capped:
        "Wage above three times the local average: that is the base, and twelve years at most (Labour Contract Law art. 47).",
      minimum: "Average below the minimum wage, so the minimum counts (Implementing Regulations art. 27).",
      before:
        "Years before 2008 follow the rules of their time: the usual reading of Lao Bu Fa [1994] No. 481 (twelve months at most when agreed or unfit, nothing on expiry). Its text is still to be checked, and places differ.",
      tax: "Apply for labour arbitration within a year; it is free (Labour Dispute Law arts. 27, 53). Severance up to three times the local yearly average is free of income tax.",
    },
  },
  overtime: {
    title: "Overtime and unused annual leave",
    lead: "Overtime by its three kinds of days, less what was paid; annual leave not taken is added.",
    fields: {
      wage: "Monthly wage that overtime is based on",
      weekday: "Hours beyond the day's eight",
      restDay: "Hours on rest days, without time off instead",
      holiday: "Hours on public holidays",
      paid: "Overtime already paid",
      seniority: "Years of work in all, with every employer",
      average: "Average monthly wage of twelve months, without overtime",
      calendarDays: "Calendar days employed this year",
      taken: "Days of leave taken this year",
    },
    hints: {
      wage: "As the contract says; provinces differ on the base, ask 12333 first.",
      weekday: "Give all three for the same time, one month or several.",
      seniority: "For annual leave; there is none in the first year.",
      calendarDays: "Leave empty for a whole year; give the days passed if you joined or left during it.",
    },
    proofs: {
      wage: "Labour contract, payslips, bank statements",
      weekday:
        "Attendance records, approvals, work messages, witnesses; the employer must produce what it holds",
      restDay: "The same, with rosters and proof that no time off was given",
      holiday: "The same, compared with the State Council's holiday notice",
      paid: "Overtime on payslips and bank statements",
      seniority: "Social insurance record, file, earlier contracts",
      average: "Twelve months of payslips and bank statements",
      calendarDays: "Proof of joining and leaving",
      taken: "Leave slips, attendance records",
    },
    lines: {
      total: ["Still due", "Overtime {due} + leave {leave}"],
      hourly: ["Hourly wage", "{wage} ÷ 21.75 days ÷ 8 hours"],
      weekday: ["On working days", "{hourly} × {hours} hours × 150%"],
      restDay: ["On rest days", "{hourly} × {hours} hours × 200%"],
      holiday: ["On public holidays", "{hourly} × {hours} hours × 300%"],
      due: ["Overtime still due", "{overtime} − {paid} paid"],
      days: [
        "Leave not taken",
        "{whole} days a year, {entitled} for the days employed (parts of a day dropped), {taken} taken",
      ],
      leave: [
        "Pay for leave not taken",
        "{daily} × {days} days × 200% (of the 300%, 100% is the wage already paid)",
      ],
    },
    notes: {
      restDay: "Time off may replace pay for rest days, never for public holidays.",
      leave:
        "A worker who asked in writing not to take leave gets normal wages only (Annual Leave Measures art. 10).",
      systems:
        "Under averaged hours only what exceeds the total and public holidays count; approved flexible hours as a rule earn no overtime. Places differ on public holidays.",
      base: "The hourly wage is multiplied unrounded; each item is rounded to the fen.",
      limit:
        "Overtime owed while employed has no one-year limit, but apply within a year of leaving (Labour Dispute Law art. 27). Leave pay as a rule has a year from a start that differs by place: claim early.",
    },
  },
};
