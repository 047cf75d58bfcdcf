import type { ProviderContact } from '@portal/contract/bootDocument';
import { contactNumber } from '@portal/domain/contact/contactNumber';
import type { Company } from './company.ts';
import { legalIdentityOf } from './legalIdentityOf.ts';

type Reached = Parameters<typeof legalIdentityOf>[0] & Pick<Company, 'whatsappNumber'>;

/** How a provider is reached: WhatsApp before the telephone (PRV-12), and by what it is by law where it has nothing else. */
export function contactOf(company: Reached): ProviderContact {
  const { phone, email, phone_cost } = legalIdentityOf(company);
  const ownPhone = company.phone ?? phone;
  return {
    phone: contactNumber({ whatsapp_number: company.whatsappNumber, phone: ownPhone }) ?? null,
    phoneCost: phone_cost ?? null,
    email: company.email ?? email ?? null,
  };
}
