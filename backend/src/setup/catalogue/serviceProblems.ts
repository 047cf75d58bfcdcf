import { INVALID_FORMAT_TITLE } from '@portal/api/texts';
import { isFilled } from '@portal/domain/text/isFilled';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import * as v from 'valibot';
import { serviceSchema } from '../../provider/api/schemas.ts';
import { texts } from './texts.ts';

/** A service as its owner typed it: what `PUT /services/{fo_id}` takes, where it is right. */
export type TypedService = Partial<v.InferInput<typeof serviceSchema>>;

export interface ServiceProblem {
  field: string;
  message: string;
}

const words = new Map([
  ['duration_minutes', texts.duration],
  ['payment', texts.price],
  ['policy', texts.policy],
]);

/**
 * What keeps a service from being saved, in words for each of its fields: what `PUT /services/{fo_id}` would refuse, 5
 * to 1440 minutes and a price above nothing (SET-15).
 */
export function serviceProblems(service: TypedService): ServiceProblem[] {
  const { issues = [] } = v.safeParse(serviceSchema, service);
  const fields = new Set(issues.map(({ path }) => String(path?.[0].key)));
  return [...fields].map((field) => ({
    field,
    message:
      field === 'name' && !isFilled(service.name)
        ? REQUIRED_FIELD
        : (words.get(field) ?? INVALID_FORMAT_TITLE),
  }));
}
