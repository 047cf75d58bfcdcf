import type { CatalogueEntry } from '../catalogueEntry.ts';
import { CopyList, CopyRow } from './CopyRow.tsx';

export default {
  title: 'CopyRow',
  group: 'Ações',
  states: [
    {
      title: 'Referência Multibanco',
      element: (
        <CopyList>
          <CopyRow label="Entidade" value={'21\u00a0312'} />
          <CopyRow label="Referência" value={'482\u00a0917\u00a0306'} />
          <CopyRow label="Valor" value={'184,50\u00a0€'} copyValue="184,50" />
        </CopyList>
      ),
    },
    {
      title: 'Valor longo',
      element: (
        <CopyList>
          <CopyRow label="IBAN" value="PT50 0002 0123 1234 5678 9015 4" />
        </CopyList>
      ),
    },
  ],
} satisfies CatalogueEntry;
