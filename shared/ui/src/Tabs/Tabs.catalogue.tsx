import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';

const lists: readonly TabItem[] = [
  { id: 'doing', title: 'Em curso', count: 2 },
  { id: 'booked', title: 'Marcações', count: 1 },
  { id: 'done', title: 'Histórico', count: 128 },
];
const files: readonly TabItem[] = [
  { id: 'gallery', title: 'Galeria', count: 4 },
  { id: 'documents', title: 'Documentos', count: 0 },
];

function Sample({
  tabs,
  look,
  idPrefix,
  label,
}: Pick<TabsProps, 'tabs' | 'look' | 'idPrefix' | 'label'>) {
  return (
    <HeldValue initial={tabs[0]?.id ?? ''}>
      {(selected, select) => (
        <>
          <Tabs {...{ tabs, look, idPrefix, label, selected }} onSelect={select} />
          <div
            role="tabpanel"
            id={`${idPrefix}-panel-${selected}`}
            aria-labelledby={`${idPrefix}-tab-${selected}`}
          >
            <Text>{tabs.find(({ id }) => id === selected)?.title}</Text>
          </div>
        </>
      )}
    </HeldValue>
  );
}

export default {
  title: 'Tabs',
  group: 'Estrutura',
  states: [
    {
      title: 'Linha, com contadores',
      element: <Sample tabs={lists} idPrefix="linha" label="Serviços" />,
    },
    {
      title: 'Caixa',
      element: <Sample tabs={files} look="boxed" idPrefix="caixa" label="Ficheiros" />,
    },
    {
      title: 'Sem contadores',
      element: (
        <Sample
          tabs={lists.map(({ id, title }) => ({ id, title }))}
          idPrefix="simples"
          label="Serviços, sem contadores"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
