import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Facts } from '../Facts/Facts.tsx';
import { Car } from '../icons/vehicles/Car.ts';
import { Mail } from '../icons/messages/Mail.ts';
import { MapPin } from '../icons/places/MapPin.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { examplePhoto } from '../Thumb/examplePhoto.ts';
import { Thumb } from '../Thumb/Thumb.tsx';
import { CompanyLogo, EntityCard } from './EntityCard.tsx';

const exampleLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 48"><circle cx="24" cy="24" r="22" fill="#12356b"/><path d="M12 30l12-14 12 14z" fill="#fff"/><text x="56" y="31" font-size="20" font-family="sans-serif" fill="#12356b">Mirante</text></svg>',
)}`;

function Selectable() {
  const [opened, setOpened] = useState(0);
  return (
    <Stack gap="small">
      <EntityCard
        title="Fisio Alameda"
        sub="Fisioterapia · a 1,8 km"
        media={<CompanyLogo name="Fisio Alameda" />}
        small
        onSelect={() => setOpened(opened + 1)}
      />
      <p role="status">Aberta {opened} vezes</p>
    </Stack>
  );
}

export default {
  title: 'EntityCard',
  group: 'Cartões',
  states: [
    {
      title: 'Item',
      element: (
        <EntityCard
          href="#item"
          title="Peugeot 308 SW"
          plate="72-ZB-16"
          sub="Em reparação"
          media={<Thumb src={examplePhoto} />}
        />
      ),
    },
    {
      title: 'Item sem fotografia',
      element: (
        <EntityCard
          href="#item"
          title="Renault Clio"
          plate="12-AB-34"
          media={<Thumb icon={<Car />} />}
        />
      ),
    },
    {
      title: 'Empresa com avisos',
      element: (
        <EntityCard
          href="#empresa"
          title="Fisio Alameda"
          sub="Fisioterapia · a 1,8 km"
          media={<CompanyLogo name="Fisio Alameda" />}
          end={<Badge count={1} />}
          small
        />
      ),
    },
    {
      title: 'Empresa com mais de 99 avisos',
      element: (
        <EntityCard
          href="#empresa"
          title="Auto Mirante"
          sub="Oficina · a 850 m"
          media={<CompanyLogo src={exampleLogo} name="Auto Mirante" />}
          end={<Badge count={128} />}
          small
        />
      ),
    },
    { title: 'Abre no lugar', element: <Selectable /> },
    {
      title: 'Com o resto dentro',
      element: (
        <EntityCard
          title="Auto Mirante"
          tag={<Tag tone="brand">Está aqui</Tag>}
          sub="Oficina · a 2,4 km"
          media={<CompanyLogo src={exampleLogo} name="Auto Mirante" />}
          small
        >
          <Facts
            facts={[
              { label: 'Morada', icon: <MapPin />, value: 'Rua do Heroísmo 214, Porto' },
              {
                label: 'E-mail',
                icon: <Mail />,
                value: <TextLink href="#email">geral@automirante.exemplo.pt</TextLink>,
              },
            ]}
          />
        </EntityCard>
      ),
    },
    {
      title: 'Nomes longos',
      element: (
        <EntityCard
          href="#item"
          title="Mercedes-Benz Sprinter 319 CDI Kombi Standard Extralongo"
          plate="IMEI-356938035643809-356938035643817-C02XK1ABJG5M"
          sub="Aguarda aprovação do orçamento"
          media={<Thumb icon={<Car />} />}
          end={<Tag tone="attention">em espera</Tag>}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
