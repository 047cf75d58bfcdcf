import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Row } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Loader } from './Loader.tsx';

export default {
  title: 'Loader',
  group: 'Estados',
  states: [
    {
      title: 'Pequeno, ao lado do que diz',
      element: (
        <Row>
          <Loader />
          <Text>A carregar…</Text>
        </Row>
      ),
    },
    { title: 'Grande', element: <Loader size="large" /> },
  ],
} satisfies CatalogueEntry;
