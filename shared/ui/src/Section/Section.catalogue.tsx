import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Text } from '../Text/Text.tsx';
import { CardGrid, Section } from './Section.tsx';

const cards = (
  <CardGrid>
    {['Peugeot 308 SW', 'Renault Clio'].map((name) => (
      <Card key={name} title={name}>
        <Text tone="second">Em reparação</Text>
      </Card>
    ))}
  </CardGrid>
);

export default {
  title: 'Section',
  group: 'Estrutura',
  states: [
    {
      title: 'Aberta',
      element: (
        <Section title="Em curso" count={2}>
          {cards}
        </Section>
      ),
    },
    {
      title: 'Fechada',
      element: (
        <Section title="Histórico" count={128} expanded={false}>
          {cards}
        </Section>
      ),
    },
    { title: 'Sem contador', element: <Section title="Marcações">{cards}</Section> },
  ],
} satisfies CatalogueEntry;
