import type { Company } from '@portal/api/company/company';
import { contactNumber } from '@portal/domain/contact/contactNumber';
import { usePortal } from '@portal/remote/usePortal';
import { CompanyLogo, EntityCard } from '@portal/ui/EntityCard';
import { Facts, type Fact } from '@portal/ui/Facts';
import { ExternalLink } from '@portal/ui/icons/controls/ExternalLink';
import { Mail } from '@portal/ui/icons/messages/Mail';
import { MapPin } from '@portal/ui/icons/places/MapPin';
import { Phone } from '@portal/ui/icons/messages/Phone';
import { ShieldCheck } from '@portal/ui/icons/states/ShieldCheck';
import { Tag } from '@portal/ui/Tag';
import { PhoneNumber } from '@portal/ui/PhoneNumber';
import { TextLink } from '@portal/ui/TextLink';
import { companyPlace } from './companyPlace.ts';
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
        <TextLink href={websiteHref(provider.website)} target="_blank">
          {provider.website}
        </TextLink>
      ),
    });
  }
  if (provider.email) {
    facts.push({
      label: texts.email,
      icon: <Mail />,
      value: <TextLink href={`mailto:${provider.email}`}>{provider.email}</TextLink>,
    });
  }
  if (phone) {
    facts.push({
      label: texts.phone,
      icon: <Phone />,
      value: <PhoneNumber number={phone} ownCost={provider.legal?.phoneCost} />,
    });
  }
  facts.push({
    label: texts.privacy,
    icon: <ShieldCheck />,
    value: <TextLink onClick={() => void overlays.legal('policy')}>{texts.privacyLink}</TextLink>,
  });
  return (
    <EntityCard
      small
      title={provider.name}
      tag={<Tag tone="brand">{texts.here}</Tag>}
      sub={companyPlace(company)}
      media={<CompanyLogo src={company?.logo_url ?? provider.logo} name={provider.name} />}
    >
      <Facts facts={facts} />
    </EntityCard>
  );
}
