import { isEmail } from '@portal/domain/contact/isEmail';
import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import { isValidNif, normaliseNif } from '@portal/domain/contact/nifError';
import * as v from 'valibot';

const text = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));

/** What a provider says of itself; `legal` replaces what it said before (LAW-02). */
export const providerSchema = v.object({
  legal: v.object({
    legal_name: text(255),
    address: text(255),
    email: v.pipe(text(255), v.check(isEmail, 'This is no e-mail address.')),
    nipc: v.pipe(
      v.string(),
      v.transform((nipc) => normaliseNif(nipc, PORTUGAL_COUNTRY_ID)),
      v.check(isValidNif, 'This is no NIPC.'),
    ),
    phone: v.optional(text(40)),
    registry_office: v.optional(text(255)),
    registry_number: v.optional(text(60)),
    profession: v.optional(text(255)),
    professional_body: v.optional(text(255)),
    professional_number: v.optional(text(60)),
    ers_number: v.optional(text(60)),
    arbitration: v.optional(
      v.object({
        name: text(255),
        // It becomes a link on a page that everybody sees.
        url: v.pipe(text(255), v.url(), v.startsWith('https://')),
      }),
    ),
    phone_cost: v.optional(text(120)),
  }),
});
