import type { CatalogueEntry } from '../catalogueEntry.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

export default {
  title: 'OfflineBanner',
  group: 'Estados',
  states: [
    {
      title: 'Últimos dados',
      element: (
        <OfflineBanner title="Sem ligação">
          Mostramos o que sabíamos às 10:12. O que fizer agora fica por enviar.
        </OfflineBanner>
      ),
    },
    {
      title: 'No pagamento',
      element: (
        <OfflineBanner title="Sem ligação">
          Não pague outra vez. O estado aparece quando a ligação voltar.
        </OfflineBanner>
      ),
    },
    { title: 'Só o título', element: <OfflineBanner title="Sem ligação" /> },
  ],
} satisfies CatalogueEntry;
