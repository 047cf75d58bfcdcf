import { useState } from 'react';
import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { CalendarMonth, type CalendarMonthProps } from './CalendarMonth.tsx';
import { MonthSkeleton } from './MonthSkeleton.tsx';

const taken = ['2026-07-10', '2026-07-17', '2026-07-20', '2026-07-21'];
/** Closed on Sundays. */
const isOpen = (day: string) => new Date(day).getUTCDay() !== 0 && !taken.includes(day);

function Month(props: Partial<CalendarMonthProps>) {
  const [month, setMonth] = useState(props.month ?? '2026-07');
  const [selected, setSelected] = useState(props.selected ?? null);
  return (
    <Card>
      <CalendarMonth
        today="2026-07-09"
        isAvailable={isOpen}
        {...props}
        month={month}
        onMonthChange={setMonth}
        selected={selected}
        onSelect={setSelected}
      />
    </Card>
  );
}

export default {
  title: 'CalendarMonth',
  group: 'Formulários',
  states: [
    { title: 'Por escolher', element: <Month /> },
    { title: 'Dia escolhido', element: <Month selected="2026-07-16" /> },
    { title: 'Sem vagas no mês', element: <Month isAvailable={() => false} /> },
    { title: 'Último mês', element: <Month month="2027-01" lastMonth="2027-01" /> },
    { title: 'A procurar vagas', element: <Month loading /> },
    {
      title: 'Antes de chegar',
      element: (
        <Card>
          <MonthSkeleton month="2026-07" />
        </Card>
      ),
    },
  ],
} satisfies CatalogueEntry;
