import type { Work } from '@portal/api/work';
import { eurosToCents, type Cents } from '@portal/domain/money';

export interface SummaryTask {
  readonly name: string;
  readonly price: Cents | null;
}

/**
 * The lines to show: those of the work, or the requested services of an appointment (PAY-02).
 * @param total of the payment in cents: the price of the only requested service.
 */
export function tasksOf(work: Pick<Work, 'services' | 'symptoms'>, total: Cents): SummaryTask[] {
  if (work.services.length > 0) {
    return work.services.map(({ designation, price }) => ({
      name: designation,
      price: eurosToCents(price),
    }));
  }
  const alone = work.symptoms.length === 1;
  return work.symptoms.map(({ name }) => ({ name, price: alone ? total : null }));
}

/** One line that names what is paid. */
export function serviceTitle(work: Pick<Work, 'services' | 'symptoms' | 'item'>): string {
  const names = work.symptoms.map(({ name }) => name);
  if (names.length > 0) return names.join(', ');
  return work.item?.title ?? work.services[0]?.designation ?? '';
}
