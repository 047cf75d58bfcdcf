import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { ChevronRight } from '../icons/arrows/ChevronRight.ts';
import { KeyRound } from '../icons/things/KeyRound.ts';
import { Tag } from '../Tag/Tag.tsx';
import { List, ListRow } from './ListRow.tsx';

function Selectable() {
  const [chosen, setChosen] = useState<string>();
  return (
    <Card as="div">
      <List>
        {['Alterar password', 'Terminar sessão'].map((title) => (
          <ListRow
            key={title}
            title={title}
            media={<KeyRound />}
            end={<ChevronRight />}
            onSelect={() => setChosen(title)}
          />
        ))}
      </List>
      <p role="status">{chosen ? `Escolheu «${chosen}»` : 'Nada escolhido'}</p>
    </Card>
  );
}

export default {
  title: 'ListRow',
  group: 'Cartões',
  states: [
    {
      title: 'Dados',
      element: (
        <Card as="div">
          <List>
            <ListRow
              title="912 345 678"
              sub="Telemóvel"
              figures
              end={<Tag tone="brand">Principal</Tag>}
            />
            <ListRow title="marta.sousa@exemplo.pt" sub="E-mail" />
            <ListRow title="Marta Sousa" media={<Avatar name="Marta Sousa" />} />
          </List>
        </Card>
      ),
    },
    { title: 'Botões', element: <Selectable /> },
    {
      title: 'Ligação',
      element: (
        <Card as="div">
          <List>
            <ListRow title="Sobre o prestador" href="#sobre" end={<ChevronRight />} />
          </List>
        </Card>
      ),
    },
  ],
} satisfies CatalogueEntry;
