import type { CatalogueService } from '../../../portal/schedule/catalogue.ts';
import { isNamed } from './readServices.ts';

/** What appointments can be of, and by whom. */
export interface Catalogue {
  services: readonly CatalogueService[];
  experts: readonly { id: string; fo_id: string; name: string }[];
  /** Bookings at the same time without an expert. */
  bays: number;
}

/** What a line names by its id, the provider's own one, or its name. */
function findNamed<Entry extends { id: string; name: string }>(
  entries: readonly (Entry & ({ foId: string } | { fo_id: string }))[],
  named: string,
): Entry | undefined {
  const idOf = (entry: { foId: string } | { fo_id: string }) =>
    'foId' in entry ? entry.foId : entry.fo_id;
  return (
    entries.find((entry) => idOf(entry) === named || entry.id === named) ??
    entries.find((entry) => isNamed(entry, named))
  );
}

/** The service that a line names; undefined for one that is not there. */
export const serviceInCatalogue = ({ services }: Catalogue, named: string) =>
  findNamed(services, named);

/**
 * Who may do a service: whom a line names, or else everybody who does it.
 * @returns undefined for somebody who is not there, or does not do it
 */
export function expertsInCatalogue(
  service: CatalogueService,
  { experts }: Catalogue,
  named: string | undefined,
): CatalogueService['experts'] | undefined {
  if (named === undefined) return service.experts;
  const expert = findNamed(experts, named);
  const found = service.experts.filter(({ id }) => id === expert?.id);
  return found.length === 0 ? undefined : found;
}
