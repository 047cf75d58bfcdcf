import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { SlotGrid, type SlotGridProps } from './SlotGrid.tsx';

const slot = (label: string, disabled = false) => ({ value: label, label, disabled });
const morning = {
  title: 'Manhã',
  slots: ['09:00', '09:30', '10:15', '11:45'].map((at) => slot(at)),
};
const afternoon = { title: 'Tarde', slots: ['14:00', '15:30', '16:30'].map((at) => slot(at)) };

function Slots(props: Partial<SlotGridProps>) {
  const [selected, setSelected] = useState(props.selected ?? null);
  return (
    <SlotGrid
      label="Horas livres: quinta-feira, 16 de julho"
      groups={[morning, afternoon]}
      {...props}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

export default {
  title: 'SlotGrid',
  group: 'Formulários',
  states: [
    { title: 'Por escolher', element: <Slots /> },
    { title: 'Escolhida', element: <Slots selected="16:30" /> },
    {
      title: 'Algumas ocupadas',
      element: (
        <Slots
          groups={[{ ...morning, slots: [slot('09:00'), slot('09:30', true), slot('10:15')] }]}
        />
      ),
    },
    { title: 'Sem grupos', element: <Slots groups={[{ slots: afternoon.slots }]} /> },
  ],
} satisfies CatalogueEntry;
