import { isFilled } from '../text/isFilled.ts';

interface CompanyPhones {
  whatsapp_number?: string | null;
  phone?: string | null;
}

/** The number to contact a provider on: WhatsApp is preferred over the telephone (PRV-12). */
export function contactNumber(company: CompanyPhones): string | undefined {
  return [company.whatsapp_number, company.phone].find(isFilled);
}
