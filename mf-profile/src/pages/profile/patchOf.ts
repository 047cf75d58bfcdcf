import type { ClientUpdate } from '@portal/api/account/client';
import { updateOf, type ProfileField, type ProfileForm } from './profileForm.ts';

/** What was edited, as it is sent: what was changed elsewhere meanwhile stays (C-969). Phones and e-mails go as a whole. */
export function patchOf(form: ProfileForm, fields: readonly ProfileField[]): Partial<ClientUpdate> {
  const { name, vat, address, postal_code, city, country_id, phones, ...emails } = updateOf(form);
  const parts: Record<ProfileField, Partial<ClientUpdate>> = {
    name: { name },
    nif: { vat },
    address: { address },
    postalCode: { postal_code },
    city: { city },
    countryId: { country_id },
    phones: { phones },
    emails,
  };
  return fields.reduce<Partial<ClientUpdate>>(
    (patch, field) => ({ ...patch, ...parts[field] }),
    {},
  );
}
