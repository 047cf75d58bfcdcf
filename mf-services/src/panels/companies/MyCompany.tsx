import type { Company } from '@portal/api/company/company';
import { usePortal } from '@portal/remote/usePortal';
import { Badge } from '@portal/ui/Badge';
import { CompanyLogo, EntityCard } from '@portal/ui/EntityCard';
import { companyHref } from './companyHref.ts';
import { companyPlace } from './companyPlace.ts';
import type { LoginContact } from './loginContact.ts';
import { texts } from './texts.ts';
import { useOpening } from './useOpening.ts';

interface MyCompanyProps {
  company: Company;
  warnings: number;
  /** What the customer logs in with there. */
  contact: LoginContact | null;
}

/** Another provider of the customer, with what waits there (PRV-03, PRV-15). */
export function MyCompany({ company, warnings, contact }: MyCompanyProps) {
  const { navigation } = usePortal();
  const [isOpening, open] = useOpening();
  return (
    <EntityCard
      href={companyHref(company, navigation.base, contact)}
      onSelect={open}
      busy={isOpening}
      title={company.name}
      sub={companyPlace(company)}
      small
      media={<CompanyLogo src={company.logo_url} name={company.name} />}
      end={
        warnings > 0 ? (
          <span>
            <Badge count={warnings} />
            <span className="visually-hidden">{texts.warnings(warnings)}</span>
          </span>
        ) : undefined
      }
    />
  );
}
