import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { AccountButton } from './AccountButton.tsx';

function Sample({ name }: { name: string }) {
  return (
    <HeldValue initial={0}>
      {(opened, change) => (
        <div style={{ maxInlineSize: '220px' }}>
          <AccountButton prefix="Conta de" name={name} onClick={() => change(opened + 1)} />
          <p className="visually-hidden">Aberta {opened} vezes</p>
        </div>
      )}
    </HeldValue>
  );
}

export default {
  title: 'AccountButton',
  group: 'Estrutura',
  states: [
    { title: 'Nome curto', element: <Sample name="Teresa Mourão" /> },
    { title: 'Nome longo', element: <Sample name="Maria da Conceição Albuquerque Vasconcelos" /> },
  ],
} satisfies CatalogueEntry;
