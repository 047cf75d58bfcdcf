import type { Context } from 'hono';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { openSubject } from '../services/openSubject.ts';
import type { WorkRow } from '../services/workRow.ts';
import { texts } from './texts.ts';

/** The customer who calls, and their work in the path. @throws ApiError as openSubject, 409 for an appointment */
export async function openBudgetedWork(
  context: Context,
  backend: Backend,
): Promise<{ customer: Customer; work: WorkRow }> {
  const { customer, subject } = await openSubject(context, backend);
  if (subject.kind !== 'work') throw new ApiError(409, texts.nothingToDecide, texts.refused);
  return { customer, work: subject.row };
}
