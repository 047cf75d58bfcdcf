import * as v from 'valibot';
import type { SetupFields } from '../../platform/database/jsonColumns.ts';
import { setupValuesSchema, type SetupValues } from './setupValuesSchema.ts';

/** Sections of which a field has a value or is not there. */
export const SECTIONS_WITHOUT_NULL: readonly string[] = ['legal', 'services', 'experts'];

/** Values with changes in their place; `null` takes away what may be absent. Pure. */
export function mergeValues(values: SetupValues, changes: SetupFields): SetupValues {
  const sections = Object.entries(values).map(([section, fields]) => {
    const merged = Object.entries({ ...fields, ...changes[section] });
    const kept = SECTIONS_WITHOUT_NULL.includes(section)
      ? merged.filter(([, value]) => value !== null)
      : merged;
    return [section, Object.fromEntries(kept)];
  });
  return withoutUnknownExperts(v.parse(setupValuesSchema, Object.fromEntries(sections)));
}

/** Whoever is no expert any more has no hours and does nothing (C-751). */
function withoutUnknownExperts(values: SetupValues): SetupValues {
  const { hours, services, experts } = values;
  const isKnown = (id: string | undefined) => id === undefined || Object.hasOwn(experts, id);
  const filtered = Object.entries(services).map(([foId, service]) => [
    foId,
    { ...service, expert_ids: service.expert_ids.filter(isKnown) },
  ]);
  return {
    ...values,
    hours: {
      ...(hours.hours && { hours: hours.hours.filter(({ expert_id: id }) => isKnown(id)) }),
      ...(hours.closures && {
        closures: hours.closures.filter(({ expert_id: id }) => isKnown(id)),
      }),
    },
    services: Object.fromEntries(filtered),
  };
}
