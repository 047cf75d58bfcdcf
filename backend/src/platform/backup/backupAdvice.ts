import type { BackupSettings } from './place/backupSettings.ts';

/** What whoever runs the portal should know of how its backups are kept, in a sentence; undefined where all is well. */
export function backupAdvice({ target, key }: Omit<BackupSettings, 'keep'>): string | undefined {
  return target === undefined || key !== undefined
    ? undefined
    : 'Backups are not encrypted: whoever gets hold of one reads everything of the customers. Set PORTAL_BACKUP_KEY (openssl rand -hex 32) and another target with it, and keep a copy of the key elsewhere.';
}
