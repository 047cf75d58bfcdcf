import type { AccountExport } from '@portal/api/account/accountExport';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Selectable } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { texts } from './texts.ts';

export type ExportRow = Selectable<Schema['accountExports']>;

/** A new one may begin so long after the last (ACC-12). */
const AGAIN_MILLISECONDS = 24 * 3_600_000;

/** From when another export may begin; null when it may now. One that failed holds nothing up. */
export function againAt(row: ExportRow, now: Date): Date | null {
  if (row.state === 'failed') return null;
  const at = new Date(row.startedAt.getTime() + AGAIN_MILLISECONDS);
  return at > now ? at : null;
}

/** How far an export is, and where it is once it is done (ACC-13). */
export function exportOnWire(
  { media, clock }: Pick<Backend, 'media' | 'clock'>,
  row: ExportRow | undefined,
): AccountExport {
  const now = clock.now();
  const isOver = row?.until !== null && row?.until !== undefined && row.until <= now;
  if (row === undefined || isOver)
    return { state: 'none', progress: 0, bytes: null, until: null, again_at: null, url: null };
  const { state, progress, mediaId, bytes, until } = row;
  const isReady = state === 'ready' && mediaId !== null;
  const name = encodeURIComponent(texts.fileName(lisbonToday(row.startedAt)));
  return {
    state,
    progress,
    bytes: isReady ? Number(bytes) : null,
    until: isReady ? (until?.toISOString() ?? null) : null,
    again_at: againAt(row, now)?.toISOString() ?? null,
    url: isReady ? `${media.address(mediaId, 'original', now)}&name=${name}` : null,
  };
}
