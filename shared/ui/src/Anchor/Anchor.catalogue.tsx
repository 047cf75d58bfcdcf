import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Row } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Anchor, NavigateProvider } from './Anchor.tsx';

/** Inside the portal a plain click goes through the shell; the page is not loaded again. */
function InPortal() {
  const [visited, setVisited] = useState('');
  return (
    <NavigateProvider navigate={setVisited}>
      <Row>
        <Text>
          Veja <Anchor href="/client/services">os seus serviços</Anchor> aqui.
        </Text>
        <output>{visited}</output>
      </Row>
    </NavigateProvider>
  );
}

export default {
  title: 'Anchor',
  group: 'Fundamentos',
  states: [
    { title: 'No portal', element: <InPortal /> },
    {
      title: 'Para fora',
      element: (
        <Text>
          Veja <Anchor href="https://www.portaldasfinancas.gov.pt/">o Portal das Finanças</Anchor>{' '}
          também.
        </Text>
      ),
    },
  ],
} satisfies CatalogueEntry;
