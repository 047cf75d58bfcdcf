import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findServices, type CatalogueService } from './catalogue.ts';
import type { StoredPolicy } from '../policies/policy.ts';
import { prepaidCents } from '../policies/prepaidCents.ts';
import { texts } from './texts.ts';

/** The services of one booking, seen together. */
export interface Selection {
  services: CatalogueService[];
  durationMinutes: number;
  /** Experts who may do it; empty when the services have none. */
  experts: { id: string; name: string }[];
  /** The service whose start the provider fixed, if one is selected. */
  fixed: CatalogueService | undefined;
  /** The price, of services that have one. */
  paymentCents: number | null;
  policy: StoredPolicy | null;
  /** What of the price is paid in advance; null where nothing is (POL-06). */
  prepaidCents: number | null;
}

/** What of the schedule is taken by a booking, and by whom: what free times are worked out for. */
export interface Occupation extends Pick<Selection, 'durationMinutes' | 'experts' | 'fixed'> {
  /** The appointment that is to be moved: its own time counts as free. */
  moved?: string;
}

/** What a customer chose: ids of services, and of an expert when one was named. */
export interface Choice {
  serviceIds: readonly string[];
  expertId: string | null;
}

/** Equal for equal choices. */
export function choiceKey({ serviceIds, expertId }: Choice): string {
  return JSON.stringify([serviceIds, expertId]);
}

function isExclusive(service: CatalogueService): boolean {
  return service.experts.length > 0 || service.fixedStart !== null || service.paymentCents !== null;
}

/**
 * Reads the services chosen for a booking.
 * @throws ApiError 400 for none, unknown ones, or two that exclude each other (C-51)
 */
export async function readSelection(
  database: Database,
  company: Company,
  { serviceIds, expertId }: Choice,
): Promise<Selection> {
  const ids = [...new Set(serviceIds)];
  if (ids.length === 0) throw new ApiError(400, texts.noService);
  const services = await findServices(database, company.id, ids);
  if (services.length !== ids.length) throw new ApiError(400, texts.unknownService);
  const exclusive = services.filter(isExclusive);
  if (exclusive.length > 1) throw new ApiError(400, texts.exclusiveServices);
  const main = exclusive[0];
  const paymentCents = main?.paymentCents ?? null;
  const all = main?.experts ?? [];
  const experts = expertId === null ? all : all.filter((expert) => expert.id === expertId);
  if (all.length > 0 && experts.length === 0) throw new ApiError(400, texts.unknownExpert);
  return {
    services,
    durationMinutes: services.reduce((sum, service) => sum + service.durationMinutes, 0),
    experts,
    fixed: main?.fixedStart == null ? undefined : main,
    paymentCents,
    policy: paymentCents === null ? null : (main?.policy ?? null),
    prepaidCents: prepaidCents(main?.policy ?? null, paymentCents),
  };
}
