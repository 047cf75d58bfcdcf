import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as icons from './icons.tsx';

export default {
  title: 'Ícones',
  group: 'Fundamentos',
  states: [
    {
      title: 'Pelo nome',
      element: (
        <Stack as="ul" gap="small">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Row>
                <Icon />
                <Text size="small">{name}</Text>
              </Row>
            </li>
          ))}
        </Stack>
      ),
    },
  ],
} satisfies CatalogueEntry;
