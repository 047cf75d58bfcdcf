import * as v from 'valibot';
import { hostNameSchema } from '../../rollouts/mgmt/providers/alternateDomainsSchema.ts';
import { readOwnerContact } from './readOwnerContact.ts';

/** An owner's e-mail or mobile number, as somebody writes it. */
const contactSchema = v.pipe(
  v.string(),
  v.maxLength(255),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const contact = readOwnerContact(dataset.value);
    if (contact !== undefined) return contact;
    addIssue({ message: 'The contact is neither an e-mail address nor a mobile number.' });
    return NEVER;
  }),
);

/** Whom a further link goes to. */
export const linkRequestSchema = v.strictObject({ contact: contactSchema });

/** What a provider begins with. */
export const newProviderSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'The name is missing.'),
    v.maxLength(255, 'The name is longer than 255 characters.'),
  ),
  domain: hostNameSchema,
  contact: contactSchema,
});
export type NewProvider = v.InferOutput<typeof newProviderSchema>;

/** A link as operators see it: never its token, and the contact masked. Times as ISO instants. */
export const setupLinkSchema = v.object({
  id: v.string(),
  contact: v.string(),
  state: v.picklist(['open', 'used', 'revoked', 'expired']),
  made_at: v.string(),
  made_by: v.string(),
  expires_at: v.string(),
});
export type SetupLink = v.InferOutput<typeof setupLinkSchema>;

export const linksSchema = v.object({ links: v.array(setupLinkSchema) });
