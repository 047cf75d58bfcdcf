import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Company } from '../../accounts/companies/company.ts';
import { legalIdentityOf } from '../../accounts/companies/legalIdentityOf.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';
import { lastDayToWithdraw } from '../withdrawals/lastDayToWithdraw.ts';
import { texts as withdrawalTexts } from '../withdrawals/texts.ts';
import { complaintsPart } from './complaintsPart.ts';
import { formPart } from './formPart.ts';
import { providerPart } from './providerPart.ts';
import type { TermsPart } from './termsPart.ts';
import { texts } from './texts.ts';

/** What of a booking its terms are made of. */
export interface BookingFacts {
  /** `S-…` */
  subject: string;
  /** The services, in words. */
  title: string;
  start: Date;
  /** What is paid for it in the portal, null where nothing is. */
  paymentCents: number | null;
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

/** The rule where the provider sets no policy: everything back as long as the portal lets it be cancelled (C-344). */
function cancelling(
  { name, timeZone }: Pick<Company, 'name' | 'timeZone'>,
  { start, paymentCents, cancelNoticeMinutes, withdrawalExcluded, now }: BookingFacts,
): string[] {
  const words = texts.cancelling;
  const prepaid = paymentCents === null ? [] : [words.prepaid(paymentCents)];
  const until = new Date(start.getTime() - cancelNoticeMinutes * 60_000);
  if (until <= now)
    return [...prepaid, withdrawalExcluded === null ? words.late(name) : words.lateExcluded(name)];
  const clock = wallClock(until, timeZone);
  const moment = `${formatDayMonthYear(clock.date)} às ${clock.time}`;
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
