import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Row, Stack, type Gap } from './Stack.tsx';

const gaps: Gap[] = ['none', 'tiny', 'small', 'medium', 'normal', 'large', 'huge'];

export default {
  title: 'Stack',
  group: 'Estrutura',
  states: [
    ...gaps.map((gap) => ({
      title: `Debaixo, ${gap}`,
      element: (
        <Stack gap={gap}>
          <Text>Renault Clio</Text>
          <Text tone="third">Revisão anual</Text>
        </Stack>
      ),
    })),
    {
      title: 'Ao lado, passando de linha',
      element: (
        <Row>
          <Button>Usar outro método</Button>
          <Button variant="tonal">Nova marcação</Button>
          <Button variant="ghost">Ver marcação</Button>
        </Row>
      ),
    },
    {
      title: 'Nas pontas',
      element: (
        <Row between>
          <Text>Referência Multibanco</Text>
          <Tag tone="attention">Pendente</Tag>
        </Row>
      ),
    },
  ],
} satisfies CatalogueEntry;
