import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { CalendarDays } from '../icons/time/CalendarDays.ts';
import { House } from '../icons/places/House.ts';
import { Store } from '../icons/places/Store.ts';
import { List, ListRow } from '../ListRow/ListRow.tsx';
import { NavigationBar } from '../NavigationBar/NavigationBar.tsx';
import { OpenAtFirst } from '../overlay/ExamplePage.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const companies = ['Auto Mirante', 'Fisio Alameda', 'Bitfixe', 'Barbearia Lima'];

function Panel({ onClose, ...props }: Partial<DrawerProps> & { onClose: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Drawer title="Empresas" {...props} onClose={onClose}>
        <List>
          {companies.map((name) => (
            <ListRow key={name} title={name} sub="Lisboa" onSelect={() => undefined} />
          ))}
        </List>
        <Button onClick={() => setAsks(true)}>Terminar sessão</Button>
      </Drawer>
      {asks && (
        <Dialog
          title="Deseja terminar a sua sessão?"
          kind="confirm"
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button onClick={() => setAsks(false)}>Cancelar</Button>
              <Button variant="primary" onClick={onClose}>
                Terminar sessão
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

const bar = (
  <NavigationBar
    items={[
      { id: 'home', label: 'Início', icon: <House />, href: '#inicio' },
      { id: 'agenda', label: 'Agenda', icon: <CalendarDays />, href: '#agenda' },
      { id: 'companies', label: 'Empresas', icon: <Store />, href: '#empresas', current: true },
    ]}
  />
);

export default {
  title: 'Drawer',
  group: 'Sobreposições',
  page: true,
  states: [
    {
      title: 'Painel sobre a página',
      element: (
        <>
          {bar}
          <OpenAtFirst>{(close) => <Panel onClose={close} />}</OpenAtFirst>
        </>
      ),
    },
    {
      title: 'Largo',
      element: (
        <OpenAtFirst>
          {(close) => <Panel wide title="Empresas perto de si" onClose={close} />}
        </OpenAtFirst>
      ),
    },
    {
      title: 'Do lado direito',
      element: (
        <OpenAtFirst>
          {(close) => <Panel side="end" title="Notificações" onClose={close} />}
        </OpenAtFirst>
      ),
    },
  ],
} satisfies CatalogueEntry;
