import type { Company } from '@portal/api/company';
import { contactNumber } from '@portal/domain/companyContact';
import { formatPhone } from '@portal/domain/phones';
import { usePortal } from '@portal/remote/usePortal';
import { Card } from '@portal/ui/Card';
import { CompanyLogo } from '@portal/ui/EntityCard';
import { Facts, type Fact } from '@portal/ui/Facts';
import { ChevronDown, ExternalLink, Mail, MapPin, Phone, ShieldCheck } from '@portal/ui/icons';
import { Tag } from '@portal/ui/Tag';
import { FactLink } from '../../parts/FactLink.tsx';
import styles from './CurrentCompany.module.css';
import { texts } from './texts.ts';

/** What is known of the provider of this address, from its configuration or from the list. */
interface CurrentCompanyProps {
  company: Company | null;
}

function websiteHref(website: string): string {
  return /^https?:\/\//.test(website) ? website : `https://${website}`;
}

/** The provider of this portal, with address, site, e-mail and the legal texts (PRV-03). */
export function CurrentCompany({ company }: CurrentCompanyProps) {
  const { overlays, provider } = usePortal();
  const address = [provider.address, provider.town].filter(Boolean).join(', ');
  const phone = company ? (contactNumber(company) ?? null) : provider.contactPhone;
  const facts: Fact[] = [];
  if (address) facts.push({ label: texts.address, icon: <MapPin />, value: address });
  if (provider.website) {
    facts.push({
      label: texts.website,
      icon: <ExternalLink />,
      value: (
        <FactLink href={websiteHref(provider.website)} target="_blank">
          {provider.website}
        </FactLink>
      ),
    });
  }
  if (provider.email) {
    facts.push({
      label: texts.email,
      icon: <Mail />,
      value: <FactLink href={`mailto:${provider.email}`}>{provider.email}</FactLink>,
    });
  }
  if (phone) {
    facts.push({
      label: texts.phone,
      icon: <Phone />,
      value: <FactLink href={`tel:${phone.replace(/\s/g, '')}`}>{formatPhone(phone)}</FactLink>,
    });
  }
  facts.push({
    label: texts.privacy,
    icon: <ShieldCheck />,
    value: <FactLink onClick={() => void overlays.legal('policy')}>{texts.privacyLink}</FactLink>,
  });
  return (
    <Card as="article" flush>
      <details open className={styles.company}>
        <summary className={styles.head}>
          <CompanyLogo src={company?.logo_url ?? provider.logo} name={provider.name} />
          <span className={styles.words}>
            <span className={styles.name}>{provider.name}</span>
            <Tag tone="brand">{texts.here}</Tag>
          </span>
          <ChevronDown className={styles.chevron} />
        </summary>
        <div className={styles.more}>
          <Facts facts={facts} />
        </div>
      </details>
    </Card>
  );
}
