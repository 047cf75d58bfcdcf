import type { Work } from '@portal/api/work/work';

/** The day a finished work is filed under: its end, else its start. */
export function historyDate(work: Pick<Work, 'date_end' | 'date_start'>): string | null {
  return work.date_end ?? work.date_start;
}
