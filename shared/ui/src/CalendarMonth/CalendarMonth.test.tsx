// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CalendarMonth, type CalendarMonthProps } from './CalendarMonth.tsx';

afterEach(cleanup);

async function renderMonth(props: Partial<CalendarMonthProps> = {}) {
  const chosen: string[] = [];
  const months: string[] = [];
  function Operated() {
    const [month, setMonth] = useState(props.month ?? '2026-07');
    return (
      <CalendarMonth
        selected="2026-07-16"
        onSelect={(day) => chosen.push(day)}
        today="2026-07-09"
        isAvailable={(day) => day !== '2026-07-17'}
        {...props}
        month={month}
        onMonthChange={(shown) => {
          months.push(shown);
          setMonth(shown);
        }}
      />
    );
  }
  render(<Operated />);
  await screen.findByRole('grid');
  return { chosen, months };
}

const day = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => day(name).getAttribute('aria-disabled') === 'true';
const focused = () => document.activeElement?.getAttribute('aria-label');

function key(name: string, modifiers: { shiftKey?: boolean } = {}): void {
  const target = document.activeElement ?? document.body;
  fireEvent.keyDown(target, { key: name, ...modifiers });
  fireEvent.keyUp(target, { key: name, ...modifiers });
}

test('days carry their full names and what can be done with them', async () => {
  const { chosen } = await renderMonth();
  expect(screen.getByRole('heading').textContent).toBe('Julho de 2026');
  const selected = day('quinta-feira, 16 de julho, escolhido');
  expect(selected.closest('[role=gridcell]')?.getAttribute('aria-selected')).toBe('true');
  expect(isOff('sexta-feira, 17 de julho, sem vagas')).toBe(true);
  expect(isOff('quarta-feira, 8 de julho, já passou')).toBe(true);
  expect(isOff('sábado, 1 de agosto, de outro mês')).toBe(true);
  expect(day('quinta-feira, 9 de julho, com vagas').getAttribute('aria-current')).toBe('date');
  fireEvent.click(day('sexta-feira, 17 de julho, sem vagas'));
  fireEvent.click(day('sábado, 18 de julho, com vagas'));
  expect(chosen).toEqual(['2026-07-18']);
});

test('weeks that have passed are not there; that of today is whole', async () => {
  await renderMonth({ today: '2026-07-29', selected: null });
  const days = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect(days).toEqual(['27', '28', '29', '30', '31', '1', '2']);
});

test('the week starts on Monday, also where the language says Sunday [ITM-19]', async () => {
  await renderMonth();
  const days = document.querySelectorAll<HTMLElement>('[data-day]');
  expect(days[0]?.dataset['day']).toBe('2026-07-06');
  expect([...days].at(-1)?.dataset['day']).toBe('2026-08-02');
  expect(days).toHaveLength(28);
});

test('keys walk the days, the ends of the month, months and years', async () => {
  const { chosen, months } = await renderMonth();
  day('quinta-feira, 16 de julho, escolhido').focus();
  key('ArrowRight');
  expect(focused()).toBe('sexta-feira, 17 de julho, sem vagas');
  key('Enter');
  expect(chosen).toEqual([]);
  key('ArrowDown');
  expect(focused()).toBe('sexta-feira, 24 de julho, com vagas');
  key('Enter');
  expect(chosen).toEqual(['2026-07-24']);
  key('End');
  expect(focused()).toBe('sexta-feira, 31 de julho, com vagas');
  key('Home');
  expect(focused()).toBe('quinta-feira, 9 de julho, com vagas');
  key('PageDown');
  expect(focused()).toBe('domingo, 9 de agosto, com vagas');
  key('PageDown', { shiftKey: true });
  expect(focused()).toBe('segunda-feira, 9 de agosto, com vagas');
  expect(months).toEqual(['2026-08', '2027-08']);
});

test('the tab key reaches the first day that can be chosen when none is', async () => {
  await renderMonth({ selected: null, isAvailable: (candidate) => candidate >= '2026-07-21' });
  const stops = [...document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')];
  expect(stops.map((stop) => stop.dataset['day'])).toEqual(['2026-07-21']);
});

test('months go round the year, not before today nor after the last one', async () => {
  const { months } = await renderMonth({ month: '2026-12', lastMonth: '2027-01' });
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Mês seguinte' });
  fireEvent.click(next);
  expect(next.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Mês anterior' }));
  expect(months).toEqual(['2027-01', '2026-12']);
  cleanup();
  await renderMonth();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mês anterior' }).disabled).toBe(
    true,
  );
});

test('while free days are fetched none can be chosen and none is called full', async () => {
  const { chosen } = await renderMonth({ loading: true });
  fireEvent.click(day('sábado, 18 de julho'));
  expect(chosen).toEqual([]);
  expect(screen.queryByRole('button', { name: /vagas/ })).toBeNull();
});
