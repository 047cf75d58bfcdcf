import type { CatalogueEntry } from '../catalogueEntry.ts';
import { X } from '../icons/controls/X.ts';
import { Loader } from '../Loader/Loader.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { NoticeHero } from './NoticeHero.tsx';

export default {
  title: 'NoticeHero',
  group: 'Estados',
  states: [
    {
      title: 'Aviso',
      element: (
        <NoticeHero
          title="Falta pagar 35,00 €"
          tone="attention"
          message="A referência é válida até 16 jul., 23:59."
        >
          <Loader />
        </NoticeHero>
      ),
    },
    {
      title: 'Falha, com o estado',
      element: (
        <NoticeHero
          title="O pagamento não passou"
          titleAs="p"
          tone="danger"
          tag={
            <Tag tone="danger" icon={<X />}>
              Recusado
            </Tag>
          }
          message="O seu banco recusou o pagamento. Nada foi cobrado."
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
