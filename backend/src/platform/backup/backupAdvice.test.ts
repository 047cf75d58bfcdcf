import { expect, test } from 'vitest';
import { backupAdvice } from './backupAdvice.ts';
import { readBackupSettings } from './place/backupSettings.ts';

test('backups that anybody may read who gets hold of them are said, and no others', () => {
  const advice = (variables: Record<string, string>) => backupAdvice(readBackupSettings(variables));
  const PORTAL_BACKUP_TARGET = '/var/backups/portal';
  expect(advice({ PORTAL_BACKUP_TARGET })).toContain('PORTAL_BACKUP_KEY');
  expect(advice({ PORTAL_BACKUP_TARGET, PORTAL_BACKUP_KEY: 'k'.repeat(32) })).toBeUndefined();
  expect(advice({})).toBeUndefined();
});
