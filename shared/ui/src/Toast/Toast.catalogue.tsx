import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ExamplePage } from '../overlay/ExamplePage.tsx';
import { ToastRegion, type ToastItem } from './Toast.tsx';

/** Here they stay until they are dismissed, so that they can be looked at. */
function Sample({ items, dialog }: { items: readonly ToastItem[]; dialog?: boolean }) {
  const [toasts, setToasts] = useState(items);
  const [open, setOpen] = useState(dialog ?? false);
  const [made, setMade] = useState(0);
  return (
    <>
      <ExamplePage>
        <Button
          onClick={() => {
            setMade(made + 1);
            setToasts([...toasts, { id: `copy-${made}`, text: 'Referência copiada' }]);
          }}
        >
          Copiar referência
        </Button>
      </ExamplePage>
      {open && (
        <Dialog
          title="Pagamento por Multibanco"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Fechar</Button>}
        >
          Entidade 21 312
        </Dialog>
      )}
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

const stay = { duration: null };

export default {
  title: 'Toast',
  group: 'Sobreposições',
  page: true,
  states: [
    { title: 'Uma', element: <Sample items={[{ id: 'a', text: 'Copiado', ...stay }]} /> },
    {
      title: 'Com ação',
      element: (
        <Sample
          items={[{ id: 'a', text: 'Notificação eliminada', action: { label: 'Anular' }, ...stay }]}
        />
      ),
    },
    {
      title: 'Urgente, com ligação',
      element: (
        <Sample
          items={[
            {
              id: 'a',
              text: 'O pagamento foi recusado pelo banco',
              action: { label: 'Rever', href: '#pagamento' },
              urgent: true,
              ...stay,
            },
          ]}
        />
      ),
    },
    {
      title: 'Várias, em fila',
      element: (
        <Sample
          items={['Um', 'Dois', 'Três', 'Quatro', 'Cinco'].map((text) => ({
            id: text,
            text: `Aviso ${text.toLowerCase()}`,
            ...stay,
          }))}
        />
      ),
    },
    {
      title: 'Sobre um diálogo',
      element: <Sample dialog items={[{ id: 'a', text: 'Copiado', ...stay }]} />,
    },
    {
      title: 'Texto longo',
      element: (
        <Sample
          items={[
            {
              id: 'a',
              text: 'Não foi possível enviar o ficheiro IMG_20250704_183012_oficina.jpg: é maior do que 20 MB',
              action: { label: 'Escolher outro' },
              urgent: true,
              ...stay,
            },
          ]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
