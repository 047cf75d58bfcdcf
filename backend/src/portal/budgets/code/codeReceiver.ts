import type { Company } from '../../../accounts/companies/company.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';

/** Who is asked for a code, and where it goes. */
export interface CodeReceiver {
  company: Company;
  clientId: string;
  /** `A-…` */
  subject: string;
  /** Undefined for a visitor who came by a link. */
  customer?: Customer;
  /** A contact on file; undefined where there is none. */
  contact: string | undefined;
  /** Where the request came from. */
  address: string;
}
