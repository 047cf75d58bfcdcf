import { html } from 'hono/html';
import type { BackupRun } from '../../../../platform/backup/backupRun.ts';
import type { Markup } from '../layout.ts';
import { agoTimeText, timeText } from '../times.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What the last proof of a backup came to. */
export function backupText(proof: BackupRun | undefined, now: Date): Markup {
  return html`<p id="backup" class="quiet">${words(proof, now)}</p>`;
}

function words(proof: BackupRun | undefined, now: Date): string {
  if (proof === undefined) return 'No backup by rule has proved itself here yet.';
  const { backup, endedAt, fault, seconds, size } = proof;
  const when = `${timeText(endedAt)}, ${agoTimeText(endedAt, now)}`;
  if (fault !== null) return `The backup ${backup} did not prove itself (${when}): ${fault}`;
  const { tables, rows, files, bytes } = size;
  return `The backup ${backup} was restored into a spare database and compared (${when}): ${rows} rows of ${tables} tables and ${files} files, ${megabytes(bytes)} in ${seconds.toFixed(1)} s.`;
}
