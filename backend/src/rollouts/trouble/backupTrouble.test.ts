import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCookie } from '../../testing/calls/callOperation.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { backupTrouble } from './backupTrouble.ts';

const hour = 60 * 60 * 1000;
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend({ PORTAL_BACKUP_TARGET: '/var/backups/nobody' });
});
afterAll(() => portal.close());

/** A run that ended so many hours ago. */
async function note(kind: 'BACKUP' | 'PROOF', hoursAgo: number, fault: string | null = null) {
  await portal.backend.database
    .insertInto('backupRuns')
    .values({
      kind,
      backup: '2026-11-27T031500Z',
      endedAt: new Date(portal.backend.clock.now().getTime() - hoursAgo * hour),
      seconds: 2.5,
      tableCount: 60,
      rowCount: 1234,
      fileCount: 7,
      byteCount: 2_500_000,
      fault,
    })
    .execute();
}
const found = async (later = 0) =>
  (
    await backupTrouble({
      ...portal.backend,
      clock: { ...portal.backend.clock, now: () => new Date(Date.now() + later * hour) },
    })
  ).map(({ id, what }) => `${id}: ${what}`);
const metrics = async () =>
  await (
    await portal.app.request('/metrics', {
      headers: { authorization: `Bearer ${portal.adminToken}` },
    })
  ).text();
const page = async () => {
  const headers = { cookie: await operatorCookie(portal) };
  return (await portal.app.request('/operations/rollouts', { headers })).text();
};

test('a proof that fails, is missing or is too old is trouble; the last one stands on the page and in the metrics', async () => {
  expect(await found()).toEqual([]);
  expect(await found(37)).toEqual([
    'backup-age: No backup proved itself for more than a day and a half.',
  ]);
  expect(await page()).toContain('No backup by rule has proved itself here yet.');
  expect(await metrics()).toContain('\nportal_backup_last_proof_timestamp_seconds 0\n');

  await note('BACKUP', 2);
  await note('PROOF', 2);
  expect(await found()).toEqual([]);
  expect(await page()).toMatch(
    /The backup 2026-11-27T031500Z was restored .*1234 rows of 60 tables and 7 files, 2.5 MB in 2.5 s/,
  );
  const told = await metrics();
  expect(told).toContain('\nportal_backup_last_proof_ok 1\n');
  expect(told).toContain('\nportal_backup_last_proof_bytes 2500000\n');
  expect(told).toMatch(/\nportal_backup_last_success_timestamp_seconds 1[\d.e+]+\n/);
  expect(await found(35)).toEqual([
    'backup-age: No backup proved itself for more than a day and a half.',
  ]);

  await note('BACKUP', 1);
  await note('PROOF', 1, 'The rows of works are others after the restore.');
  expect(await found()).toEqual([
    'backup-proof: The backup 2026-11-27T031500Z did not prove itself. The rows of works are others after the restore.',
  ]);
  expect(await page()).toContain('did not prove itself');
  expect(await metrics()).toContain('\nportal_backup_last_proof_ok 0\n');

  await note('BACKUP', 0, 'The disk is full.');
  expect(await found()).toEqual(['backup: The last backup failed. The disk is full.']);
});
