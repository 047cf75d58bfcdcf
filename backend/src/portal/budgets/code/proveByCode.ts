import type { Backend } from '../../../platform/backend.ts';
import { takeCode } from '../../../accounts/contacts/codes.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { texts } from '../texts.ts';
import type { CodeReceiver } from './codeReceiver.ts';
import { decisionProof } from './decisionProof.ts';

/** What a demo takes for the code (BUD-40). */
const DEMO_CODE = '123456';

/** Takes the code. @returns the proof that lets the subject be decided. @throws ApiError 400 as takeCode */
export async function proveByCode(
  backend: Backend,
  { company, clientId, subject, customer, contact, address }: CodeReceiver,
  code: string,
): Promise<{ proof: string }> {
  if (contact === undefined) throw new ApiError(409, texts.noContact);
  if (!company.demo || code.trim() !== DEMO_CODE)
    await takeCode(backend, {
      companyId: company.id,
      contact,
      userId: customer?.user.id ?? null,
      code,
      address,
    });
  const proof = await decisionProof(backend.database, { subject, clientId }, backend.clock.now());
  return { proof };
}
