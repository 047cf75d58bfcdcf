import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Activity } from '../icons/things/Activity.ts';
import { Car } from '../icons/vehicles/Car.ts';
import { MonitorSmartphone } from '../icons/things/MonitorSmartphone.ts';
import { Scissors } from '../icons/things/Scissors.ts';
import { CategoryCard, CategoryGrid } from './CategoryCard.tsx';

const categories = [
  ['Automóvel', <Car key="icon" />],
  ['Reparação e tecnologia', <MonitorSmartphone key="icon" />],
  ['Fisioterapia', <Activity key="icon" />],
  ['Barbearia', <Scissors key="icon" />],
] as const;

function Choice() {
  const [selected, setSelected] = useState<readonly string[]>(['Fisioterapia']);
  return (
    <CategoryGrid>
      {categories.map(([title, icon]) => {
        const isSelected = selected.includes(title);
        return (
          <CategoryCard
            key={title}
            title={title}
            icon={icon}
            selected={isSelected}
            onSelect={() =>
              setSelected(
                isSelected ? selected.filter((name) => name !== title) : [...selected, title],
              )
            }
          />
        );
      })}
    </CategoryGrid>
  );
}

export default {
  title: 'CategoryCard',
  group: 'Cartões',
  states: [
    { title: 'Várias, uma escolhida', element: <Choice /> },
    {
      title: 'Nome longo',
      element: (
        <CategoryCard
          title="Otorrinolaringologia e reabilitação vestibular"
          icon={<Activity />}
          onSelect={() => undefined}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
