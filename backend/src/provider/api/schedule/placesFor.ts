import type { Company } from '../../../accounts/companies/company.ts';
import type { Selection } from '../../../portal/schedule/selection.ts';
import {
  bayResource,
  expertResource,
  seatResource,
} from '../../../portal/schedule/slots/loadPlans.ts';

/** What an appointment can take, in order, when its provider makes it at any time it likes: a seat, an expert or a bay. */
export function placesFor(
  company: Company,
  { fixed, experts }: Pick<Selection, 'fixed' | 'experts'>,
  bays: number,
): { resource: string; expertId: string | null }[] {
  if (fixed !== undefined) {
    const expertId = experts.length === 1 ? (experts[0]?.id ?? null) : null;
    return Array.from({ length: fixed.capacity }, (_, index) => ({
      resource: seatResource(fixed.id, index + 1),
      expertId,
    }));
  }
  if (experts.length > 0)
    return experts.map(({ id }) => ({ resource: expertResource(id), expertId: id }));
  return Array.from({ length: bays }, (_, index) => ({
    resource: bayResource(company.id, index + 1),
    expertId: null,
  }));
}
