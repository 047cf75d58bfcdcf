import { Card } from '@portal/ui/Card';
import { FormGrid } from '@portal/ui/Field';
import { DraftText } from '../../fields/DraftText.tsx';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts } from './texts.ts';

/** Registers and professions that some providers have to name (LAW-02, LAW-03). */
export function RegistersCard() {
  const office = useDraftField('legal', 'registry_office');
  const number = useDraftField('legal', 'registry_number');
  const profession = useDraftField('legal', 'profession');
  const body = useDraftField('legal', 'professional_body');
  const professional = useDraftField('legal', 'professional_number');
  const phone = useDraftField('legal', 'phone');
  const cost = useDraftField('legal', 'phone_cost');
  return (
    <Card title={texts.registers}>
      <p>{texts.registersAbout}</p>
      <FormGrid columns={2}>
        <DraftText field={office} label={texts.registryOffice} optional />
        <DraftText field={number} label={texts.registryNumber} figures optional />
        <DraftText field={profession} label={texts.profession} optional />
        <DraftText field={body} label={texts.professionalBody} optional />
        <DraftText field={professional} label={texts.professionalNumber} figures optional />
        <DraftText field={phone} label={texts.phone} type="tel" inputMode="tel" optional />
        <DraftText field={cost} label={texts.phoneCost} hint={texts.phoneCostHint} optional />
      </FormGrid>
    </Card>
  );
}
