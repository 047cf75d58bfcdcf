import type { Work } from '@portal/api/work';

export interface SummaryTask {
  readonly name: string;
  /** Price in euros, where the line has one. */
  readonly euros: number | null;
}

/** The lines to show: those of the work, or the requested services of an appointment (PAY-02). */
export function tasksOf(work: Pick<Work, 'services' | 'symptoms'>): SummaryTask[] {
  if (work.services.length > 0) {
    return work.services.map(({ designation, price }) => ({ name: designation, euros: price }));
  }
  return work.symptoms.map(({ name }) => ({ name, euros: null }));
}

/** One line that names what is paid. */
export function serviceTitle(work: Pick<Work, 'services' | 'symptoms' | 'item'>): string {
  const names = work.symptoms.map(({ name }) => name);
  if (names.length > 0) return names.join(', ');
  return work.item?.title ?? work.services[0]?.designation ?? '';
}
