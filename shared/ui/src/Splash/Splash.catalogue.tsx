import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { exampleLogo } from '../overlay/exampleLogo.ts';
import { Splash } from './Splash.tsx';

export default {
  title: 'Splash',
  group: 'Estados',
  page: true,
  states: [
    {
      title: 'Com logótipo',
      element: (
        <main>
          <Splash logo={exampleLogo} name="Auto Mirante" status="A preparar a sua marcação…" />
        </main>
      ),
    },
    {
      title: 'Sem logótipo, com saída',
      element: (
        <main>
          <Splash name="Auto Mirante" status="A confirmar os seus dados…">
            <Button>Não são os meus dados</Button>
          </Splash>
        </main>
      ),
    },
  ],
} satisfies CatalogueEntry;
