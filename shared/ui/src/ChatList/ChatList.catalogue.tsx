import { CHAT_COUNTER_FROM, CHAT_MAX_LENGTH } from '@portal/domain/limits';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { ChatBox } from '../ChatBox/ChatBox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { ChatMessage } from './ChatEntry.tsx';
import { ChatList } from './ChatList.tsx';

const short: ChatMessage[] = [
  {
    id: '1',
    text: 'As pastilhas da frente estão no limite, 2\u00a0mm.',
    own: false,
    meta: 'Auto Mirante, 09:52',
    day: 'hoje',
  },
  { id: '2', text: 'Se aprovar agora, fica pronto hoje?', own: true, meta: '10:06 · Lida' },
];

const long: ChatMessage[] = Array.from({ length: 30 }, (_, index) => ({
  id: String(index),
  text: `Mensagem número ${index + 1}, sobre a viatura que está na oficina.`,
  own: index % 3 === 0,
  meta: `${index % 3 === 0 ? '' : 'Auto Mirante, '}1${index % 10}:20`,
  day: index === 0 ? 'ontem' : index === 20 ? 'hoje' : undefined,
}));

/** Writes, and lets the provider answer. */
function Conversation({ label, start }: { label: string; start: ChatMessage[] }) {
  const [messages, setMessages] = useState(start);
  const [typed, setTyped] = useState('');
  const add = (text: string, own: boolean) =>
    setMessages((known) => [
      ...known,
      { id: `nova-${known.length}`, text, own, meta: own ? '10:20' : 'Auto Mirante, 10:20' },
    ]);
  return (
    <Stack>
      <ChatList label={label} messages={messages} />
      <ChatBox
        value={typed}
        onChange={setTyped}
        label={`Mensagem, ${label}`}
        placeholder="Escrever à oficina"
        sendLabel={`Enviar mensagem, ${label}`}
        maxLength={CHAT_MAX_LENGTH}
        counterFrom={CHAT_COUNTER_FROM}
        onSend={async (text) => {
          await new Promise((resolve) => setTimeout(resolve, 400));
          add(text, true);
        }}
      />
      <Button size="small" onClick={() => add('Sim, até às 18:00.', false)}>
        Receber uma resposta
      </Button>
    </Stack>
  );
}

export default {
  title: 'ChatList',
  group: 'Cartões',
  states: [
    { title: 'Curta', element: <Conversation label="Conversa curta" start={short} /> },
    { title: 'Longa', element: <Conversation label="Conversa longa" start={long} /> },
    {
      title: 'Por enviar e texto longo',
      element: (
        <ChatList
          label="Conversa com falha"
          messages={[
            { id: '1', text: 'Ainda aí estão?', own: true, meta: 'Não foi enviada', failed: true },
            {
              id: '2',
              text: 'IMEI-356938035643809-356938035643817-356938035643825-356938035643833\n\nMuito obrigado pela sua preferência; a peça foi pedida ao fornecedor e chega na terça-feira.',
              own: false,
              meta: 'Transportes Rodoviários Albuquerque, Lda., 31 dez. 2025, 23:59',
            },
          ]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
