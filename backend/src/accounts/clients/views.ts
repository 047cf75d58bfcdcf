import { primaryOf } from '@portal/domain/contact/contact';
import type { Client as ClientOnWire } from '@portal/api/account/client';
import type { ClientInfo } from '@portal/api/account/clientInfo';
import { findCountry } from '../companies/countries.ts';
import type { Client, User } from '../identity/client.ts';

/** The customer's own data (ENT-11). A login contact is only stored once it was validated. */
export function clientOnWire(
  client: Client,
  user: User,
  registrationToken: string | null = null,
): ClientOnWire {
  return {
    user_id: user.id,
    fo_id: client.id,
    name: client.name,
    address: client.address,
    postal_code: client.postalCode,
    city: client.city,
    country: findCountry(client.countryId) ?? null,
    country_id: client.countryId,
    vat: client.vat,
    phones: client.phones,
    email: client.email,
    secondary_email: client.secondaryEmail,
    invoice_primary: client.invoicePrimary,
    invoice_secondary: client.invoiceSecondary,
    login_phone: user.loginPhone,
    login_phone_validated: user.loginPhone !== null,
    login_email: user.loginEmail,
    login_email_validated: user.loginEmail !== null,
    registration_token: registrationToken,
    terms_accepted: client.termsAcceptedAt !== null,
    email_validated: user.loginEmail !== null,
    registered: client.registeredAt !== null,
  };
}

/** What the shell loads at startup (API-12). */
export function clientInfoOnWire(client: Client, user: User): ClientInfo {
  const phone = primaryOf(client.phones);
  return {
    user_id: user.id,
    name: client.name,
    email: client.email ?? user.loginEmail,
    phone: phone?.number ?? user.loginPhone,
    registered: client.registeredAt !== null,
    terms_accepted: client.termsAcceptedAt !== null,
    login_email_validated: user.loginEmail !== null,
  };
}
