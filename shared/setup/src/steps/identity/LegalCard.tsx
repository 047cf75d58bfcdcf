import { Card } from '@portal/ui/Card';
import { FormFull, FormGrid } from '@portal/ui/Field';
import { DraftText } from '../../fields/DraftText.tsx';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts as words } from './texts.ts';

/** Who the provider is by law (LAW-02); of who heals the number of the regulator too. */
export function LegalCard() {
  const name = useDraftField('legal', 'legal_name');
  const nipc = useDraftField('legal', 'nipc');
  const address = useDraftField('legal', 'address');
  const email = useDraftField('legal', 'email');
  const ers = useDraftField('legal', 'ers_number');
  const { value: vertical } = useDraftField('activity', 'vertical');
  return (
    <Card title={words.legal}>
      <p>{words.legalAbout}</p>
      <FormGrid columns={2}>
        <FormFull>
          <DraftText field={name} label={words.legalName} autoComplete="organization" />
        </FormFull>
        <DraftText field={nipc} label={words.nipc} inputMode="numeric" figures />
        <DraftText field={email} label={words.legalEmail} type="email" inputMode="email" />
        <FormFull>
          <DraftText field={address} label={words.legalAddress} autoComplete="street-address" />
        </FormFull>
        {vertical?.toUpperCase() === 'HEALTH' && (
          <DraftText field={ers} label={words.ers} inputMode="numeric" figures />
        )}
      </FormGrid>
    </Card>
  );
}
