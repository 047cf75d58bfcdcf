import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { ExamplePage } from '../overlay/ExamplePage.tsx';
import { Dock } from './Dock.tsx';

export default {
  title: 'Dock',
  group: 'Estrutura',
  page: true,
  states: [
    {
      title: 'Valor e ação',
      element: (
        <ExamplePage dock>
          <Dock label="Total c/ IVA" value="184,50 €">
            <Button variant="primary">Aprovar orçamento</Button>
          </Dock>
        </ExamplePage>
      ),
    },
    {
      title: 'Palavras',
      element: (
        <ExamplePage dock>
          <Dock label="Marcação" value="Terça-feira, 14 jul., 16:30" text>
            <Button variant="primary">Confirmar presença</Button>
          </Dock>
        </ExamplePage>
      ),
    },
    {
      title: 'Só a ação, parada',
      element: (
        <ExamplePage dock>
          <Dock>
            <Button variant="primary" disabled>
              Continuar
            </Button>
          </Dock>
        </ExamplePage>
      ),
    },
    {
      title: 'Nome longo',
      element: (
        <ExamplePage dock>
          <Dock
            label="Substituição da correia de distribuição, da bomba de água e dos tensores, com verificação do circuito de refrigeração e mudança do líquido"
            value="1 184,50 €"
          >
            <Button variant="primary">Continuar</Button>
          </Dock>
        </ExamplePage>
      ),
    },
  ],
} satisfies CatalogueEntry;
