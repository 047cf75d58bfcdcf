import type { CatalogueEntry } from '../catalogueEntry.ts';
import { ArrowUp } from '../icons/arrows/ArrowUp.ts';
import { Bell } from '../icons/messages/Bell.ts';
import { Share2 } from '../icons/messages/Share2.ts';
import { Trash2 } from '../icons/controls/Trash2.ts';
import { Row } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

export default {
  title: 'IconButton',
  group: 'Ações',
  states: [
    { title: 'Normal', element: <IconButton label="Partilhar" icon={<Share2 />} /> },
    {
      title: 'Com fundo',
      element: <IconButton label="Voltar ao topo" icon={<ArrowUp />} filled />,
    },
    {
      title: 'Espera pelo que faz',
      element: (
        <IconButton
          label="Eliminar notificação"
          icon={<Trash2 />}
          onClick={() => new Promise((resolve) => setTimeout(resolve, 1200))}
        />
      ),
    },
    {
      title: 'A carregar',
      element: (
        <Row>
          <IconButton label="A eliminar" icon={<Trash2 />} loading />
          <IconButton label="A partilhar" icon={<Share2 />} loading filled />
        </Row>
      ),
    },
    {
      title: 'Inativo',
      element: (
        <Row>
          <IconButton label="Eliminar" icon={<Trash2 />} disabled />
          <IconButton label="Subir" icon={<ArrowUp />} disabled filled />
        </Row>
      ),
    },
    {
      title: 'Ligação',
      element: <IconButton label="Notificações" icon={<Bell />} href="#notificacoes" />,
    },
  ],
} satisfies CatalogueEntry;
