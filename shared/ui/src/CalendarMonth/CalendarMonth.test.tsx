// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CalendarMonth, type CalendarMonthProps } from './CalendarMonth.tsx';

afterEach(cleanup);

function renderMonth(props: Partial<CalendarMonthProps> = {}) {
  const chosen: string[] = [];
  const months: string[] = [];
  render(
    <CalendarMonth
      month="2026-07"
      onMonthChange={(month) => months.push(month)}
      selected="2026-07-16"
      onSelect={(day) => chosen.push(day)}
      today="2026-07-09"
      firstMonth="2026-07"
      isAvailable={(day) => day !== '2026-07-17'}
      {...props}
    />,
  );
  return { chosen, months };
}

test('days carry their full names and what can be done with them', () => {
  const { chosen } = renderMonth();
  expect(screen.getByRole('heading').textContent).toBe('Julho de 2026');
  expect(
    screen.getByRole('button', { name: '16 de julho, escolhido' }).getAttribute('aria-pressed'),
  ).toBe('true');
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: '17 de julho, sem vagas' }).disabled,
  ).toBe(true);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: '8 de julho, já passou' }).disabled,
  ).toBe(true);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: '29 de junho, indisponível' }).disabled,
  ).toBe(true);
  expect(
    screen.getByRole('button', { name: '9 de julho, com vagas' }).getAttribute('aria-current'),
  ).toBe('date');
  fireEvent.click(screen.getByRole('button', { name: '18 de julho, com vagas' }));
  expect(chosen).toEqual(['2026-07-18']);
});

test('the week starts on Monday', () => {
  renderMonth();
  const days = screen.getAllByRole('button').filter((button) => button.dataset['day']);
  expect(days[0]?.dataset['day']).toBe('2026-06-29');
  expect(days.at(-1)?.dataset['day']).toBe('2026-08-02');
  expect(days).toHaveLength(35);
});

test('arrows skip the days that cannot be chosen and stop at the end of the month', () => {
  renderMonth();
  const selected = screen.getByRole('button', { name: '16 de julho, escolhido' });
  selected.focus();
  fireEvent.keyDown(selected, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('18 de julho, com vagas');
  fireEvent.keyDown(document.activeElement ?? selected, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('25 de julho, com vagas');
  fireEvent.keyDown(document.activeElement ?? selected, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('25 de julho, com vagas');
});

test('months go round the year, not before the first one', () => {
  const { months } = renderMonth({ month: '2026-12' });
  fireEvent.click(screen.getByRole('button', { name: 'Mês seguinte' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mês anterior' }));
  expect(months).toEqual(['2027-01', '2026-11']);
  cleanup();
  renderMonth();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mês anterior' }).disabled).toBe(
    true,
  );
});
