import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { ChatBox, type ChatBoxProps } from './ChatBox.tsx';

function Example({ label, ...limits }: Pick<ChatBoxProps, 'label' | 'maxLength' | 'counterFrom'>) {
  const [typed, setTyped] = useState('Chego às 9.');
  return (
    <ChatBox
      value={typed}
      onChange={setTyped}
      label={label}
      placeholder="Escrever à oficina"
      sendLabel={`Enviar, ${label}`}
      onSend={() => Promise.resolve()}
      {...limits}
    />
  );
}

export default {
  title: 'ChatBox',
  group: 'Cartões',
  states: [
    { title: 'Sem limite', element: <Example label="Mensagem sem limite" /> },
    {
      title: 'Contada',
      element: <Example label="Mensagem contada" maxLength={20} counterFrom={5} />,
    },
  ],
} satisfies CatalogueEntry;
