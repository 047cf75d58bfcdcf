import { useState } from 'react';
import { AccountButton } from '../AccountButton/AccountButton.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Logo } from '../Header/Header.tsx';
import { CalendarDays } from '../icons/time/CalendarDays.ts';
import { Car } from '../icons/vehicles/Car.ts';
import { House } from '../icons/places/House.ts';
import { Store } from '../icons/places/Store.ts';
import { UserRound } from '../icons/people/UserRound.ts';
import { exampleLogo } from '../overlay/exampleLogo.ts';
import { ExamplePage } from '../overlay/ExamplePage.tsx';
import { NavigationBar, type NavigationItem } from './NavigationBar.tsx';

const all: readonly NavigationItem[] = [
  { id: 'home', label: 'Início', icon: <House />, href: '#inicio' },
  { id: 'items', label: 'Viaturas', icon: <Car /> },
  { id: 'profile', label: 'Perfil', icon: <UserRound /> },
  { id: 'agenda', label: 'Agenda', icon: <CalendarDays />, count: 2 },
  { id: 'companies', label: 'Empresas', icon: <Store />, count: 128 },
];

function Sample({
  without = '',
  current: atFirst = 'home',
}: {
  without?: string;
  current?: string;
}) {
  const [current, setCurrent] = useState(atFirst);
  return (
    <>
      <NavigationBar
        items={all
          .filter(({ id }) => id !== without)
          .map((item) => ({
            ...item,
            current: item.id === current,
            onSelect: () => setCurrent(item.id),
          }))}
        brand={
          <Logo src={exampleLogo} name="Auto Mirante" href="#inicio" label="Auto Mirante, início" />
        }
        account={
          <AccountButton
            prefix="Conta de"
            name="Teresa Mourão"
            onClick={() => setCurrent('profile')}
          />
        }
      />
      <ExamplePage />
    </>
  );
}

export default {
  title: 'NavigationBar',
  group: 'Estrutura',
  page: true,
  states: [
    { title: 'Cinco botões', element: <Sample /> },
    { title: 'Quatro botões', element: <Sample without="items" /> },
    { title: 'Painel aberto', element: <Sample current="agenda" /> },
  ],
} satisfies CatalogueEntry;
