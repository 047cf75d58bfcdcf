import type { CatalogueEntry } from '@portal/ui/catalogueEntry';
import type { IconComponent } from '@portal/ui/icons/createIcon';
import { Row, Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';

// Each icon is a file of its own; no list of them has to be kept.
const modules = import.meta.webpackContext('../../ui/src/icons', {
  recursive: true,
  regExp: /\/[A-Z]\w*\.ts$/,
});

function isIcon(value: unknown): value is IconComponent {
  return typeof value === 'function';
}

function iconsOf(module: unknown): [name: string, Icon: IconComponent][] {
  return Object.entries(Object(module)).filter((entry): entry is [string, IconComponent] =>
    isIcon(entry[1]),
  );
}

const icons = modules
  .keys()
  .flatMap((key) => iconsOf(modules(key)))
  .sort(([one], [other]) => one.localeCompare(other));

export default {
  title: 'Ícones',
  group: 'Fundamentos',
  states: [
    {
      title: 'Pelo nome',
      element: (
        <Stack as="ul" gap="small">
          {icons.map(([name, Icon]) => (
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
