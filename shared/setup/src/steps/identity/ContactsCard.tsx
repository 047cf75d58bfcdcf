import { Card } from '@portal/ui/Card';
import { FormFull, FormGrid } from '@portal/ui/Field';
import { DraftText } from '../../fields/DraftText.tsx';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts as words } from './texts.ts';

/** What customers call the provider, and where they reach it. */
export function ContactsCard() {
  const name = useDraftField('identity', 'name');
  const phone = useDraftField('identity', 'phone');
  const whatsapp = useDraftField('identity', 'whatsapp_number');
  const email = useDraftField('identity', 'email');
  const website = useDraftField('identity', 'website');
  const address = useDraftField('identity', 'address');
  const town = useDraftField('identity', 'town');
  const district = useDraftField('identity', 'town_district');
  return (
    <Card title={words.contacts}>
      <FormGrid columns={2}>
        <FormFull>
          <DraftText
            field={name}
            label={words.name}
            hint={words.nameHint}
            autoComplete="organization"
          />
        </FormFull>
        <DraftText
          field={phone}
          label={words.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
        />
        <DraftText field={whatsapp} label={words.whatsapp} type="tel" inputMode="tel" optional />
        <DraftText field={email} label={words.email} type="email" inputMode="email" optional />
        <DraftText field={website} label={words.website} type="url" optional />
        <DraftText field={address} label={words.address} autoComplete="street-address" optional />
        <DraftText field={town} label={words.town} autoComplete="address-level2" optional />
        <DraftText field={district} label={words.district} autoComplete="address-level1" optional />
      </FormGrid>
    </Card>
  );
}
