import type { Company } from '@portal/api/company/company';
import { createCompaniesApi } from '@portal/api/company/createCompaniesApi';
import { WARNING_TITLE } from '@portal/api/texts';
import { contactNumber } from '@portal/domain/contact/contactNumber';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Facts, type Fact } from '@portal/ui/Facts';
import { Mail } from '@portal/ui/icons/messages/Mail';
import { MapPin } from '@portal/ui/icons/places/MapPin';
import { Phone } from '@portal/ui/icons/messages/Phone';
import { Text } from '@portal/ui/Text';
import { PhoneNumber } from '@portal/ui/PhoneNumber';
import { TextLink } from '@portal/ui/TextLink';
import { useState } from 'react';
import { companyHref } from '../companyHref.ts';
import { companyPlace } from '../companyPlace.ts';
import { shownContact } from '../loginContact.ts';
import { texts } from '../texts.ts';
import { useLoginContact } from '../useLoginContact.ts';
import { useOpening } from '../useOpening.ts';
import { CompanyTerms } from './CompanyTerms.tsx';
import { useCompanyTerms } from './useCompanyTerms.ts';

function factsOf(company: Company): Fact[] {
  const phone = contactNumber(company);
  const address = [company.address, companyPlace(company)].filter(Boolean).join(', ');
  const facts: Fact[] = [];
  if (address) facts.push({ label: texts.address, icon: <MapPin />, value: address });
  if (phone) {
    facts.push({
      label: texts.phone,
      icon: <Phone />,
      value: <PhoneNumber number={phone} ownCost={company.legal?.phone_cost} />,
    });
  }
  if (company.email) {
    facts.push({
      label: texts.email,
      icon: <Mail />,
      value: <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>,
    });
  }
  return facts;
}

/** A provider that was found: enter where the customer is registered, add where not (PRV-06, PRV-07). */
export function CompanyDetails({ company, onClose }: { company: Company; onClose: () => void }) {
  const { navigation, overlays } = usePortal();
  const { mode } = useSession();
  const companies = useApi(createCompaniesApi);
  const [accepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isOpening, open] = useOpening();
  const contact = useLoginContact();
  const terms = useCompanyTerms(company);
  const href = companyHref(company, navigation.base, contact);
  const add = useAction(async () => {
    // Nothing is added in a demo, also with the terms accepted (DEMO-09).
    if (mode === 'demo') {
      await overlays.demo(texts.demo);
      return;
    }
    if (!accepted) {
      setMissing(true);
      await overlays.warn({ title: WARNING_TITLE, body: texts.terms.missing });
      return;
    }
    await companies.join(company.domain);
    open();
    window.location.assign(href);
  });
  return (
    <Dialog
      title={company.name}
      kind="plain"
      closable
      onClose={onClose}
      actions={
        company.registered ? (
          <Button variant="primary" href={href} loading={isOpening} onClick={open}>
            {texts.enter}
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={add.busy || isOpening}
            // What cannot be read cannot be accepted.
            disabled={!terms.data}
            onClick={() => add.run()}
          >
            {texts.add}
          </Button>
        )
      }
    >
      <Facts facts={factsOf(company)} />
      <Text size="small" tone="second">
        {texts.ownPortal(company.name, contact && shownContact(contact))}
      </Text>
      {!company.registered && (
        <CompanyTerms
          company={company}
          terms={terms}
          accepted={accepted}
          error={isMissing && !accepted ? texts.terms.missing : null}
          onChange={setAccepted}
        />
      )}
    </Dialog>
  );
}
