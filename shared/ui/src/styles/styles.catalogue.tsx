import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextProps } from '../Text/Text.tsx';
import styles from './styles.catalogue.module.css';

const groups: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['Superfícies', ['canvas', 'surface', 'surface-2', 'surface-raised', 'line', 'line-strong']],
  ['Tinta', ['ink', 'ink-2', 'ink-3', 'ink-disabled', 'select', 'select-soft']],
  [
    'Marca',
    ['brand', 'brand-solid', 'brand-mark', 'brand-text', 'brand-soft', 'brand-wash', 'brand-line'],
  ],
  ['Sucesso', ['success-text', 'success-mark', 'success-soft']],
  ['Atenção', ['attention-text', 'attention-mark', 'attention-soft']],
  ['Perigo', ['danger-text', 'danger-mark', 'danger-soft', 'danger-solid']],
  ['Informação', ['info-text', 'info-mark', 'info-soft']],
  ['Outras', ['bar-rest', 'focus', 'star', 'skeleton', 'photo-well', 'toast']],
];

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.colour} style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const pairs: ReadonlyArray<readonly [string, string, string]> = [
  ['brand-solid', 'on-brand', 'Botão principal'],
  ['brand-soft', 'brand-text', 'Botão tonal'],
  ['select', 'on-select', 'Escolhido'],
  ['success-soft', 'success-text', 'Concluído'],
  ['attention-soft', 'attention-text', 'Aguarda aprovação'],
  ['danger-soft', 'danger-text', 'CANCELADO'],
  ['info-soft', 'info-text', '1 nova'],
  ['danger-solid', 'on-danger', 'Remover'],
  ['toast', 'on-toast', 'Dados Alterados'],
];

const roles: ReadonlyArray<readonly [string, TextProps['size'], string]> = [
  ['38 / 640', 'amount', '184,50 €'],
  ['28 / 640', 'display', 'Um orçamento aguarda a sua aprovação.'],
  ['22 / 600', 'title', 'Serviços Realizados'],
  ['18 / 600', 'card', 'Renault Mégane'],
  ['16 / 420', 'body', 'O diagnóstico terminou. A reparação começa assim que aprovar o orçamento.'],
  ['15 / 420', 'small', 'Entrega: hoje, 17:30'],
  ['13 / 420', 'caption', 'Auto Mirante · hoje, 10:12'],
  ['Algarismos', 'title', '21 312 · 482 917 306 · 45-XG-89 · 03:42'],
  ['Diacríticos', 'title', 'ação, órgão, três, pôr, à, índice, cinquenta, 2.º Esq.'],
];

export default {
  title: 'Cores e tipografia',
  group: 'Fundamentos',
  states: [
    ...groups.map(([title, names]) => ({ title, element: <Swatches names={names} /> })),
    {
      title: 'Texto sobre cor',
      element: (
        <ul className={styles.pairs}>
          {pairs.map(([background, color, words]) => (
            <li
              key={background}
              className={styles.pair}
              style={{ background: `var(--${background})`, color: `var(--${color})` }}
            >
              {words}
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: 'Tipografia',
      element: (
        <Stack as="ul" gap="none">
          {roles.map(([name, size, words]) => (
            <li key={name} className={styles.role}>
              <Text as="span" size="caption" tone="third" figures>
                {name}
              </Text>
              <Text as="span" size={size} figures={name === 'Algarismos'}>
                {words}
              </Text>
            </li>
          ))}
        </Stack>
      ),
    },
  ],
} satisfies CatalogueEntry;
