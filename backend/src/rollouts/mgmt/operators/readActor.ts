import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { readQuery } from '../../../platform/http/readJson.ts';
import { bearerToken } from '../../../platform/http/requestDomain.ts';
import { byQuery } from '../routes/byQuery.ts';
import { findOperator } from './findOperator.ts';

/**
 * Who does something, for the record: the operator whose token it is, whatever `by` says behind it, or who of those with
 * the administrator's token says that they are.
 */
export async function readActor(
  context: Context,
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
): Promise<string> {
  const { by } = await readQuery(context, byQuery);
  const operator = await findOperator(database, bearerToken(context) ?? '', clock.now());
  if (operator === undefined) return by ?? 'administrator';
  return by === undefined || by === operator.name ? operator.name : `${operator.name}: ${by}`;
}
