import type { Selection } from '../selection.ts';

/** The names of the services, as one line. */
export function titleOf(selection: Selection): string {
  return selection.services.map((service) => service.name).join(', ');
}
