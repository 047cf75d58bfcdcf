import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Bell } from '../icons/messages/Bell.ts';
import { CircleCheck } from '../icons/states/CircleCheck.ts';
import { FileCheck } from '../icons/documents/FileCheck.ts';
import { MessageCircle } from '../icons/messages/MessageCircle.ts';
import {
  NotificationList,
  NotificationRow,
  type NotificationRowProps,
} from './NotificationRow.tsx';

const rows = [
  {
    text: 'O orçamento do Renault Mégane está pronto para aprovar',
    meta: 'Auto Mirante · hoje, 10:12',
    icon: <FileCheck />,
    tone: 'attention',
    unread: true,
    href: '#orcamento',
  },
  {
    text: 'Nova mensagem da oficina',
    meta: 'Auto Mirante · ontem, 18:40',
    icon: <MessageCircle />,
    tone: 'info',
    unread: true,
    href: '#mensagens',
  },
  {
    text: 'O Renault Clio está pronto a levantar',
    meta: 'Auto Mirante · 4 jul.',
    icon: <CircleCheck />,
    tone: 'success',
    unread: false,
    href: '#clio',
  },
  {
    text: 'Estamos fechados de 10 a 16 de agosto',
    meta: 'Fisio Alameda · 1 jul.',
    icon: <Bell />,
    tone: 'neutral',
    unread: false,
  },
] satisfies ReadonlyArray<Partial<NotificationRowProps>>;

/** Opening reads a row, deleting takes it away. */
function Inbox() {
  const [kept, setKept] = useState<readonly string[]>(rows.map(({ text }) => text));
  const [read, setRead] = useState<readonly string[]>([]);
  return (
    <NotificationList label="Notificações">
      {rows
        .filter(({ text }) => kept.includes(text))
        .map((row) => (
          <NotificationRow
            key={row.text}
            {...row}
            unread={row.unread && !read.includes(row.text)}
            unreadText="Por ler: "
            deleteLabel={`Eliminar notificação: ${row.text}`}
            onOpen={() => setRead([...read, row.text])}
            onDelete={() => setKept(kept.filter((text) => text !== row.text))}
          />
        ))}
    </NotificationList>
  );
}

function Single({ label, ...props }: Partial<NotificationRowProps> & { label: string }) {
  return (
    <NotificationList label={label}>
      <NotificationRow
        text="O orçamento está pronto para aprovar"
        meta="Auto Mirante · hoje, 10:12"
        icon={<FileCheck />}
        tone="attention"
        unread
        unreadText="Por ler: "
        deleteLabel={`Eliminar, ${label}`}
        onOpen={() => undefined}
        onDelete={() => undefined}
        {...props}
      />
    </NotificationList>
  );
}

export default {
  title: 'NotificationRow',
  group: 'Cartões',
  states: [
    { title: 'Lista', element: <Inbox /> },
    { title: 'A abrir', element: <Single label="A abrir" opening /> },
    { title: 'A eliminar', element: <Single label="A eliminar" deleting /> },
    {
      title: 'Texto longo',
      element: (
        <Single
          label="Texto longo"
          text="O serviço de substituição da correia de distribuição do Mercedes-Benz Sprinter 319 CDI Kombi foi reagendado para 14 de setembro por falta de IMEI-356938035643809-356938035643817"
          meta="Transportes Rodoviários Albuquerque, Lda. · 31 dez. 2025, 23:59"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
