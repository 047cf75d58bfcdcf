import type { DeletionPreview } from '@portal/api/account/deletionPreview';
import type { ConfirmSection } from '@portal/contract/overlays';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { texts } from './texts.ts';

/** What deleting the account does, in three lists (ACC-15). */
export function deletionSections({ removed, kept, ended }: DeletionPreview): ConfirmSection[] {
  const words = texts.deletion;
  return [
    { title: words.removed, lines: removed },
    {
      title: words.kept,
      lines: orElse(
        kept.map(({ what, why, until }) => words.keptLine(what, why, formatDayMonthYear(until))),
        words.nothingKept,
      ),
    },
    {
      title: words.ended,
      lines: orElse(
        ended.map(({ what, refund }) =>
          refund === undefined ? what : words.refunded(what, formatEuros(eurosToCents(refund))),
        ),
        words.nothingEnded,
      ),
    },
  ];
}

function orElse(lines: string[], nothing: string): string[] {
  return lines.length === 0 ? [nothing] : lines;
}

/** The same as one text, for shells that show no lists. */
export function deletionText(preview: DeletionPreview): string {
  return deletionSections(preview)
    .map(({ title, lines }) => `${title}: ${lines.join('; ')}.`)
    .join(' ');
}
