import { formatEuros } from '@portal/domain/money/cents';
import { ApiError } from '../../../platform/http/apiError.ts';
import { texts } from '../texts.ts';

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * Where a screen says what stood on it, the words that oblige to pay stood there with the right amount (BUD-22, C-318).
 * @param shown nothing where a release of before says nothing
 * @throws ApiError 400
 */
export function requireTexts(shown: readonly string[], approvedCents: number): void {
  if (shown.length === 0 || approvedCents === 0) return;
  const words = withPlainSpaces(texts.obliging(formatEuros(approvedCents)));
  if (shown.map(withPlainSpaces).includes(words)) return;
  throw new ApiError(400, texts.wrongFormat('texts'), { extra: { field: 'texts' } });
}
