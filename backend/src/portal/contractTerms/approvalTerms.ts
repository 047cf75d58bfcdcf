import { laterStart } from '@portal/api/work/earlyStart';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Company } from '../../accounts/companies/company.ts';
import { legalIdentityOf } from '../../accounts/companies/legalIdentityOf.ts';
import { firstDayAfterPeriod } from '../withdrawals/earlyStart.ts';
import { lastDayToWithdraw } from '../withdrawals/lastDayToWithdraw.ts';
import { complaintsPart } from './complaintsPart.ts';
import { formPart } from './formPart.ts';
import { providerPart } from './providerPart.ts';
import type { TermsPart } from './termsPart.ts';
import { texts } from './texts.ts';

/** What of an approval its terms are made of. */
export interface ApprovalFacts {
  /** `A-…` */
  subject: string;
  jobs: readonly { title: string; cents: number }[];
  totalCents: number;
  at: Date;
  withdrawalExcluded: string | null;
  /** What the customer answered; null where nobody asked (LAW-09). */
  earlyStart: boolean | null;
  /** Where it is withdrawn from. */
  withdrawalAddress: string;
}

/** The right to withdraw from an approval with its model form, or why there is none, and where to complain (LAW-11). */
export function approvalRights(company: Company, facts: ApprovalFacts): TermsPart[] {
  const legal = legalIdentityOf(company);
  const { subject, jobs, at, withdrawalExcluded } = facts;
  const contract = `${jobs.map(({ title }) => title).join(', ')} (${subject})`;
  const agreedOn = formatDayMonthYear(lisbonToday(at));
  return [
    { title: texts.withdrawal.title, lines: withdrawal(facts) },
    ...(withdrawalExcluded === null ? [formPart(company.name, legal, { contract, agreedOn })] : []),
    complaintsPart(legal),
  ];
}

/** Everything that the confirmation of an approval says, where no document goes along that says it (LAW-11). */
export function approvalTerms(company: Company, facts: ApprovalFacts): TermsPart[] {
  const words = texts.approved;
  return [
    providerPart(company.name, legalIdentityOf(company)),
    {
      title: words.title,
      lines: [
        ...facts.jobs.map(({ title, cents }) => words.job(title, cents)),
        words.total(facts.totalCents),
      ],
    },
    ...approvalRights(company, facts),
  ];
}

function withdrawal({
  withdrawalExcluded,
  withdrawalAddress,
  earlyStart,
  at,
}: ApprovalFacts): string[] {
  const words = texts.withdrawal;
  if (withdrawalExcluded !== null) return [words.excluded(withdrawalExcluded)];
  const begins = {
    true: [words.asked],
    false: [laterStart(formatDayMonthYear(firstDayAfterPeriod(at)))],
    null: [],
  };
  return [
    words.approved(formatDayMonthYear(lastDayToWithdraw(at))),
    withdrawalAddress,
    ...begins[`${earlyStart}`],
  ];
}
