import type { DeletionPreview } from '@portal/api/account/deletionPreview';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';
import type { UpcomingBooking } from './upcomingBookings.ts';

/** @throws ApiError 422 `PREVIEW_CHANGED` with the preview of now, unless it is what the person read (ACC-16) */
export function requireAccepted(
  accepts: string | undefined,
  preview: DeletionPreview,
  upcoming: readonly UpcomingBooking[],
): void {
  if (accepts === preview.id) return;
  const keptCents = upcoming.reduce((sum, { result }) => sum + result.keptCents, 0);
  if (accepts === undefined && keptCents === 0) return;
  const words = accepts === undefined ? texts.keptUnseen(keptCents) : texts.previewChanged;
  throw new ApiError(422, words, { code: 'PREVIEW_CHANGED', extra: { preview } });
}
