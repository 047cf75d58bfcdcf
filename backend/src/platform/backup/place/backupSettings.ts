import { readS3Settings, type S3Settings } from '@portal/storage/s3/s3Settings';
import path from 'node:path';
import type { KeepRule } from './keptBackups.ts';

/** Where backups by rule lie. */
export type BackupTarget = { folder: string } | { bucket: S3Settings };

/** What `portal backup` does without a folder. */
export interface BackupSettings {
  target: BackupTarget | undefined;
  /** Encrypts every file. */
  key: string | undefined;
  keep: KeepRule;
}

/** Of a key that nobody can guess: `openssl rand -hex 32`. */
const SHORTEST_KEY = 32;

/**
 * Reads PORTAL_BACKUP_TARGET or PORTAL_BACKUP_S3_URL and its keys, PORTAL_BACKUP_KEY and PORTAL_BACKUP_KEEP.
 * @throws Error naming the variable that is wrong
 */
export function readBackupSettings(
  source: Readonly<Record<string, string | undefined>>,
): BackupSettings {
  const folder = source['PORTAL_BACKUP_TARGET']?.trim();
  const bucket = readS3Settings('PORTAL_BACKUP_S3', source);
  if (folder !== undefined && bucket !== undefined)
    throw new Error('Set PORTAL_BACKUP_TARGET or PORTAL_BACKUP_S3_URL, not both.');
  const key = source['PORTAL_BACKUP_KEY']?.trim();
  if (key !== undefined && key.length < SHORTEST_KEY)
    throw new Error(
      `PORTAL_BACKUP_KEY has ${SHORTEST_KEY} random characters or more: openssl rand -hex 32.`,
    );
  return {
    target:
      bucket !== undefined
        ? { bucket }
        : folder === undefined
          ? undefined
          : { folder: path.resolve(folder) },
    key,
    keep: readKeepRule(source['PORTAL_BACKUP_KEEP']),
  };
}

/** @throws Error when it is not three numbers, or would keep nothing */
function readKeepRule(given = '7,4,12'): KeepRule {
  const numbers = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(given.replaceAll(' ', ''));
  if (numbers === null)
    throw new Error(
      'PORTAL_BACKUP_KEEP says how many daily, weekly and monthly backups are kept: 7,4,12.',
    );
  const [daily = 0, weekly = 0, monthly = 0] = numbers.slice(1).map(Number);
  return { daily, weekly, monthly };
}
