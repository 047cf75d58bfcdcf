import { DateTime } from 'luxon';

/** How many days, weeks and months keep their newest backup. */
export interface KeepRule {
  daily: number;
  weekly: number;
  monthly: number;
}

/** `2026-11-27T031500Z`, in UTC: the name of a backup that is made now. */
export const backupName = (at: Date): string => at.toISOString().replaceAll(/:|\.\d+/g, '');

/** Whether something has the form of such a name. */
export const isBackupName = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d{6}Z$/.test(text);

/** The backup that a file belongs to, by its key; undefined for anything else. */
export function backupOfKey(key: string): string | undefined {
  const [first = '', ...rest] = key.split('/');
  return rest.length > 0 && isBackupName(first) ? first : undefined;
}

/**
 * The backups that stay: of each of the newest days, weeks (from Monday) and months that have any, its newest one; and the
 * newest of all, whatever the rule says.
 * @param names as of `backupName`, in any order
 */
export function keptBackups(names: readonly string[], rule: KeepRule): Set<string> {
  const newestFirst = [...names].sort().reverse();
  const kept = new Set(newestFirst.slice(0, 1));
  const spans = [
    ['yyyy-MM-dd', rule.daily],
    ['kkkk-WW', rule.weekly],
    ['yyyy-MM', rule.monthly],
  ] as const;
  for (const [span, count] of spans) {
    const seen = new Set<string>();
    for (const name of newestFirst) {
      const day = DateTime.fromISO(name.slice(0, 10), { zone: 'utc' }).toFormat(span);
      if (seen.has(day)) continue;
      if (seen.size === count) break;
      seen.add(day);
      kept.add(name);
    }
  }
  return kept;
}
