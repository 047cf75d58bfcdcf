import type { Work } from '@portal/api/work/work';
import { texts } from '../texts.ts';

/** What was asked for or done: the services' names, else the first line of work, else the item. */
export function serviceName(work: Pick<Work, 'symptoms' | 'services' | 'item'>): string {
  const asked = work.symptoms.map((symptom) => symptom.name).join(', ');
  return asked || work.services[0]?.designation || work.item?.title || texts.work.unnamed;
}

/** The first line of a card: the item where there is one, else what was asked for. */
export function cardTitle(work: Pick<Work, 'symptoms' | 'services' | 'item'>): string {
  return work.item?.title || serviceName(work);
}

/** Address of the details page of a work or appointment (SHL-14, SHL-15). */
export function detailsPath(id: string): string {
  return `/service-details/${encodeURIComponent(id)}?s=I&t=0`;
}
