import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons/controls/X.ts';
import { exampleLogo } from '../overlay/exampleLogo.ts';
import { ExamplePage } from '../overlay/ExamplePage.tsx';
import { BellButton, Header, SkipLink } from './Header.tsx';

const name = 'Auto Mirante';
const drawn = { src: exampleLogo, name, href: '#inicio', label: `${name}, início` };
const longName =
  'Transportes Rodoviários e Oficinas Albuquerque, Figueiredo & Irmãos, Sociedade Unipessoal, Lda.';
const written = { src: null, name: longName, href: '#inicio', label: `${longName}, início` };

function Counted() {
  const [unread, setUnread] = useState(3);
  return <BellButton count={unread} onClick={() => setUnread(0)} />;
}

export default {
  title: 'Header',
  group: 'Estrutura',
  page: true,
  states: [
    {
      title: 'Início',
      element: (
        <>
          <SkipLink href="#conteudo" />
          <Header logo={drawn}>
            <Counted />
          </Header>
          <div id="conteudo">
            <ExamplePage />
          </div>
        </>
      ),
    },
    {
      title: 'Página interior',
      element: (
        <>
          <Header logo={drawn} back={{ href: '#inicio' }} title="Detalhes do serviço">
            <BellButton count={128} onClick={() => undefined} />
          </Header>
          <ExamplePage />
        </>
      ),
    },
    {
      title: 'Decisão',
      element: (
        <>
          <Header logo={drawn} back={{ href: '#inicio' }} title="Nova marcação" subtitle={name}>
            <IconButton label="Sair da marcação" icon={<X />} />
          </Header>
          <ExamplePage />
        </>
      ),
    },
    {
      title: 'Sem logótipo, sem notificações',
      element: (
        <>
          <Header logo={written} />
          <ExamplePage />
        </>
      ),
    },
  ],
} satisfies CatalogueEntry;
