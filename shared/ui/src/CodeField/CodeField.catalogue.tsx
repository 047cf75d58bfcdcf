import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { Stack } from '../Stack/Stack.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const label = 'Código de 6 dígitos';

function Sample({ initial = '', ...props }: Partial<CodeFieldProps> & { initial?: string }) {
  return (
    <HeldValue initial={initial}>
      {(digits, change) => <CodeField label={label} {...props} value={digits} onChange={change} />}
    </HeldValue>
  );
}

/** Says which code is complete, and how often that was told. */
function Completed() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <Stack gap="small">
      <Sample onComplete={(code) => setCodes([...codes, code])} />
      <output>{codes.join(', ')}</output>
    </Stack>
  );
}

export default {
  title: 'CodeField',
  group: 'Formulários',
  states: [
    { title: 'Vazio', element: <Completed /> },
    { title: 'A meio', element: <Sample initial="4815" /> },
    { title: 'Com ajuda', element: <Sample hint="Enviámos um SMS para +351 912 345 678." /> },
    { title: 'Com erro', element: <Sample initial="203117" error="Código inválido ou expirado" /> },
  ],
} satisfies CatalogueEntry;
