import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Facts } from '../Facts/Facts.tsx';
import { Phone } from '../icons/messages/Phone.ts';
import { PhoneNumber } from '../PhoneNumber/PhoneNumber.tsx';
import { CallButton } from './CallButton.tsx';

export default {
  title: 'CallButton',
  group: 'Ações',
  states: [
    {
      title: 'Botões',
      element: (
        <>
          <CallButton number="222081745" block>
            Ligar
          </CallButton>
          <CallButton number="+351912080745" size="small" block variant="primary">
            Ligar 912 080 745
          </CallButton>
          <CallButton number="+34911000000" size="small">
            Ligar
          </CallButton>
        </>
      ),
    },
    {
      title: 'Número entre os dados',
      element: (
        <Facts
          facts={[
            { label: 'Telefone', icon: <Phone />, value: <PhoneNumber number="222081745" /> },
            {
              label: 'Linha de apoio',
              icon: <Phone />,
              value: <PhoneNumber number="800 207 207" ownCost="chamada gratuita" />,
            },
          ]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
