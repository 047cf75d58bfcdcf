import { useProvider } from '@portal/remote/useProvider';
import { Card } from '@portal/ui/Card';
import { Facts } from '@portal/ui/Facts';
import { MapPin } from '@portal/ui/icons/places/MapPin';
import { Phone } from '@portal/ui/icons/messages/Phone';
import { PhoneNumber } from '@portal/ui/PhoneNumber';
import { useDesktop } from '@portal/ui/useDesktop';
import { addressOf } from '../booked/booked.ts';
import { texts } from '../texts.ts';

/** Where and whom to ring, beside the wizard on a desktop; on a telephone where there is nothing to book. */
export function ProviderContact({ always = false }: { always?: boolean }) {
  const provider = useProvider();
  const desktop = useDesktop();
  const address = addressOf(provider);
  const { contactPhone } = provider;
  const facts = [
    ...(address === null ? [] : [{ label: texts.place, value: address, icon: <MapPin /> }]),
    ...(contactPhone === null
      ? []
      : [
          {
            label: texts.phone,
            value: <PhoneNumber number={contactPhone} ownCost={provider.legal?.phoneCost} />,
            icon: <Phone />,
          },
        ]),
  ];
  if (!(desktop || always) || facts.length === 0) return null;
  return (
    <Card title={provider.name}>
      <Facts facts={facts} />
    </Card>
  );
}
