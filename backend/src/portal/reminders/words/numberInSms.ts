import type { ReminderRule } from '@portal/api/provider/reminders';

const separators = /[\s.()/-]+/;
/** Digits as people write numbers, with an area in brackets or a country before them. */
const candidate = /(?:\+|\(?\d)[\d\s.()/-]*\d/g;

/**
 * The first telephone number in the text of a rule that may go by SMS, where what calling it costs does not fit (LAW-03,
 * D-26, C-897): nine digits as those of the country, or one with its country.
 */
export function numberInSms({
  channels,
  text,
}: Pick<ReminderRule, 'channels' | 'text'>): string | undefined {
  if (!channels.includes('sms')) return undefined;
  return text
    .match(candidate)
    ?.map((found) => found.trim())
    .find(isTelephone);
}

function isTelephone(found: string): boolean {
  const parts = found.split(separators).filter(Boolean);
  const digits = parts.join('');
  if (/^(?:\+|00)\d{8,15}$/.test(digits)) return true;
  // A date has the four digits of its year together.
  const isGrouped = parts.length === 1 || parts.every((part) => part.length <= 3);
  return isGrouped && /^(?:351)?[23789]\d{8}$/.test(digits);
}
