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
          <Splash
            mark={<img src={exampleLogo} alt="Auto Mirante" height={56} />}
            name="Auto Mirante"
            status="A preparar a sua marcação…"
          />
        </main>
      ),
    },
    {
      title: 'Sem logótipo',
      element: (
        <main>
          <Splash name="Auto Mirante" status="A confirmar os seus dados…" />
        </main>
      ),
    },
  ],
} satisfies CatalogueEntry;
