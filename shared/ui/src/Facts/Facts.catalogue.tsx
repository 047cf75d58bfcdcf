import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Mail } from '../icons/messages/Mail.ts';
import { MapPin } from '../icons/places/MapPin.ts';
import { MessageSquare } from '../icons/messages/MessageSquare.ts';
import { Phone } from '../icons/messages/Phone.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { FactRows, Facts } from './Facts.tsx';

export default {
  title: 'Facts',
  group: 'Cartões',
  states: [
    {
      title: 'Com ícones',
      element: (
        <Card as="div">
          <Facts
            facts={[
              { label: 'Morada', icon: <MapPin />, value: 'Rua do Miradouro 1, 1170-001 Lisboa' },
              {
                label: 'Telefone',
                icon: <Phone />,
                value: <TextLink href="tel:+351210000000">210 000 000</TextLink>,
              },
              {
                label: 'E-mail',
                icon: <Mail />,
                value: (
                  <TextLink href="mailto:geral@automirante.exemplo.pt">
                    marcacoes.e.orcamentos@oficina.automirante.exemplo.pt
                  </TextLink>
                ),
              },
            ]}
          />
        </Card>
      ),
    },
    {
      title: 'Em várias linhas',
      element: (
        <Card as="div">
          <Facts
            facts={[
              {
                label: 'Observações',
                icon: <MessageSquare />,
                value: 'Ruído ao travar, do lado direito.\nLuz do óleo acende em subida.',
              },
            ]}
          />
        </Card>
      ),
    },
    {
      title: 'Linhas',
      element: (
        <Card as="div">
          <FactRows
            facts={[
              { label: 'Marca', value: 'Renault' },
              { label: 'Quilómetros', value: '128 402' },
              { label: 'Número do quadro', value: 'VF1RFB00X5678901234567890123' },
            ]}
          />
        </Card>
      ),
    },
  ],
} satisfies CatalogueEntry;
