import type { Context } from 'hono';
import { readAppointmentToken } from '../appointments/appointmentToken.ts';
import type { Backend } from '../../platform/backend.ts';
import { findCompanyById } from '../../accounts/companies/queries.ts';
import { requireCompany } from '../../accounts/companies/requireCompany.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { readLiteCredential } from './liteCredential.ts';
import { findLink } from './links.ts';
import { texts } from './texts.ts';

export const clientTokenHeader = 'X-Client-Token';

/** Who came with `X-Client-Token` (API-02): may see one work or appointment of one customer. */
export interface LiteVisitor {
  company: Company;
  clientId: string;
  /** `A-…` or `S-…`. */
  subject: string;
  /** False for a link, which only looks and confirms; true for the `token_cal` that a session was given (C-13). */
  mayAct: boolean;
  /** Set where the link came with a reminder; with the number that it went to, where it was an SMS. */
  reminder?: { smsTo: string | null };
}

/**
 * @throws ApiError 401 without a valid credential of this provider. The `token_cal` of another provider's appointment is
 * one for the same person, who is logged in here and finds it in the agenda (API-43).
 */
export async function requireLiteVisitor(context: Context, backend: Backend): Promise<LiteVisitor> {
  const company = await requireCompany(context, backend);
  const credential = context.req.header(clientTokenHeader) ?? '';
  const visitor =
    (await fromLink(backend, company, credential)) ??
    (await fromAppointmentToken(context, backend, company, credential));
  if (visitor === undefined) throw new ApiError(401, texts.unknownLink);
  return visitor;
}

/**
 * The same, for a call that names its subject.
 * @throws ApiError 400 with error_code 0 for another form of id (LITE-27), 404 for anything but the credential's own
 */
export async function requireOwnSubject(
  context: Context,
  backend: Backend,
  id: string,
): Promise<LiteVisitor> {
  const visitor = await requireLiteVisitor(context, backend);
  if (!/^([AS]-)?[0-9a-z]{26}$/.test(id))
    throw new ApiError(400, texts.wrongFormat, { error_code: 0 });
  if (visitor.subject !== id && visitor.subject !== `S-${id}`)
    throw new ApiError(404, texts.unknownLink);
  return visitor;
}

async function fromLink(
  { database, clock }: Backend,
  company: Company,
  credential: string,
): Promise<LiteVisitor | undefined> {
  const id = await readLiteCredential(database, credential, clock.now());
  const link = id === undefined ? undefined : await findLink(database, company.id, id, clock.now());
  if (link === undefined) return undefined;
  const { clientId, subject, smsTo } = link;
  const visitor = { company, clientId, subject, mayAct: false };
  return link.isReminder ? { ...visitor, reminder: { smsTo } } : visitor;
}

async function fromAppointmentToken(
  context: Context,
  backend: Backend,
  company: Company,
  credential: string,
): Promise<LiteVisitor | undefined> {
  const { database, clock } = backend;
  const id = await readAppointmentToken(database, credential, clock.now());
  if (id === undefined) return undefined;
  const row = await database
    .selectFrom('appointments as appointment')
    .innerJoin('clients as client', 'client.id', 'appointment.clientId')
    .select(['client.id as clientId', 'appointment.companyId', 'client.userId'])
    .where('appointment.id', '=', id)
    .where('client.deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const visitor = { clientId: row.clientId, subject: `S-${id}`, mayAct: true };
  if (row.companyId === company.id) return { ...visitor, company };
  const customer = await findCustomer(context, backend);
  if (customer === undefined || customer.user.id !== row.userId) return undefined;
  const other = await findCompanyById(database, row.companyId);
  return other === undefined ? undefined : { ...visitor, company: other };
}
