import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { TaskList } from './TaskList.tsx';

const tasks = [
  { id: '1', name: 'Pastilhas de travão dianteiras', price: '64,00 €' },
  {
    id: '2',
    name: 'Óleo 5W-30 e filtro',
    price: '36,00 €',
    priceBefore: '40,00 €',
    discount: 'Desconto 10%',
  },
  { id: '3', name: 'Teste de estanquidade', price: '0,00 €', note: 'Oferta', done: true },
];

export default {
  title: 'TaskList',
  group: 'Cartões',
  states: [
    {
      title: 'Orçamento',
      element: (
        <Card as="div">
          <TaskList
            tasks={tasks}
            totals={[
              { label: 'Total s/ IVA', value: '100,00 €' },
              { label: 'IVA (23%)', value: '23,00 €' },
            ]}
            sum={{ label: 'Total c/ IVA', value: '123,00 €' }}
          />
        </Card>
      ),
    },
    {
      title: 'Só o total',
      element: (
        <Card as="div">
          <TaskList tasks={tasks} sum={{ label: 'Total c/ IVA', value: '123,00 €' }} />
        </Card>
      ),
    },
    {
      title: 'Sem preços, tudo feito',
      element: (
        <Card as="div">
          <TaskList
            tasks={[
              { id: '1', name: 'Revisão anual', done: true },
              { id: '2', name: 'Alinhamento de direção', note: '4 rodas', done: true },
            ]}
          />
        </Card>
      ),
    },
    {
      title: 'Nomes e valores longos',
      element: (
        <Card as="div">
          <TaskList
            tasks={[
              {
                id: '1',
                name: 'Substituição da correia de distribuição, da bomba de água e do termóstato',
                note: 'Peças de origem, com garantia do fabricante de três anos',
                price: '1 284 064,00 €',
                priceBefore: '1 426 737,78 €',
                discount: 'Desconto 10%',
              },
            ]}
            sum={{ label: 'Total estimado c/ IVA', value: '1 579 398,72 €' }}
          />
        </Card>
      ),
    },
  ],
} satisfies CatalogueEntry;
