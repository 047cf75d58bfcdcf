import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Company } from '../../accounts/companies/company.ts';
import { legalIdentityOf } from '../../accounts/companies/legalIdentityOf.ts';
import { lastDayToWithdraw } from '../withdrawals/lastDayToWithdraw.ts';
import { texts as withdrawalTexts } from '../withdrawals/texts.ts';
import { complaintsPart } from './complaintsPart.ts';
import { formPart } from './formPart.ts';
import { providerPart } from './providerPart.ts';
import { momentInWords } from '../policies/momentInWords.ts';
import type { StoredPolicy } from '../policies/policy.ts';
import { sentencesOf } from '../policies/sentencesOf.ts';
import type { TermsPart } from './termsPart.ts';
import { texts } from './texts.ts';

/** What of a booking its terms are made of. */
export interface BookingFacts {
  /** `S-…` */
  subject: string;
  /** The services, in words. */
  title: string;
  start: Date;
  /** What it costs, null where that is agreed with the provider. */
  paymentCents: number | null;
  /** What of it is paid with the booking, null where nothing is, and the policy of it (POL-01). */
  prepaidCents: number | null;
  policy: StoredPolicy | null;
  /** How long before the start it can be cancelled. */
  cancelNoticeMinutes: number;
  /** Why it may not be withdrawn from; null where it may (LAW-10). */
  withdrawalExcluded: string | null;
  isEarlyStartAsked: boolean;
  /** Where it is withdrawn from. */
  withdrawalAddress: string;
  now: Date;
}

/**
 * What the confirmation of a booking says: who the provider is, what, the total with VAT, the rule of cancelling, the
 * right to withdraw with the model form, or why there is none, and where to complain (LAW-11).
 */
export function bookingTerms(company: Company, facts: BookingFacts): TermsPart[] {
  const legal = legalIdentityOf(company);
  const { title, start, subject, paymentCents, withdrawalExcluded, now } = facts;
  const what = withdrawalTexts.booking(title, start, company.timeZone);
  const contract = `${what} (${subject})`;
  const agreedOn = formatDayMonthYear(lisbonToday(now));
  return [
    providerPart(company.name, legal),
    {
      title: texts.booked.title,
      lines: [
        contract,
        paymentCents === null ? texts.booked.priceLater : texts.booked.total(paymentCents),
      ],
    },
    { title: texts.cancelling.title, lines: cancelling(company, facts) },
    { title: texts.withdrawal.title, lines: withdrawal(facts) },
    ...(withdrawalExcluded === null ? [formPart(company.name, legal, { contract, agreedOn })] : []),
    complaintsPart(legal),
  ];
}

/** The rule in words (POL-03); where the provider sets no policy: everything back as long as the portal lets it be cancelled (C-344). */
function cancelling(
  { name, timeZone }: Pick<Company, 'name' | 'timeZone'>,
  facts: BookingFacts,
): string[] {
  const { start, paymentCents, cancelNoticeMinutes, withdrawalExcluded, now } = facts;
  const words = texts.cancelling;
  const prepaid =
    facts.policy === null
      ? paymentCents === null
        ? []
        : [words.prepaid(paymentCents)]
      : sentencesOf(facts.policy, { ...facts, timeZone });
  const until = new Date(start.getTime() - cancelNoticeMinutes * 60_000);
  if (until <= now)
    return [...prepaid, withdrawalExcluded === null ? words.late(name) : words.lateExcluded(name)];
  const moment = momentInWords(until, timeZone);
  if (facts.policy !== null) return [...prepaid, words.inPortal(moment)];
  const back = paymentCents === null ? [] : [words.paidBack];
  return [...prepaid, words.free(moment), ...back, words.after(name)];
}

function withdrawal({
  withdrawalExcluded,
  withdrawalAddress,
  isEarlyStartAsked,
  now,
}: BookingFacts): string[] {
  const words = texts.withdrawal;
  if (withdrawalExcluded !== null) return [words.excluded(withdrawalExcluded)];
  const until = formatDayMonthYear(lastDayToWithdraw(now));
  return [words.applies(until), withdrawalAddress, ...(isEarlyStartAsked ? [words.asked] : [])];
}
