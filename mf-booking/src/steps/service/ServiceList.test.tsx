// @vitest-environment happy-dom
import type { BookableService } from '@portal/api/work/createScheduleApi';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bookingReducer } from '../../booking/bookingReducer.ts';
import { startBooking } from '../../booking/bookingState.ts';
import { brakes, haircut, oilChange, workshop } from '../../testing/sampleServices.testing.ts';
import { ServiceList } from './ServiceList.tsx';

afterEach(cleanup);

const many = Array.from({ length: 12 }, (_, index) => ({
  ...oilChange,
  id: `pack-${index}`,
  name: `Pack ${index}`,
}));

function Listed({ services }: { services: readonly BookableService[] }) {
  const [booking, dispatch] = useReducer(
    bookingReducer,
    startBooking({ today: '2026-07-09', isLite: false, supportsItems: false }),
  );
  return (
    <ServiceList
      services={services}
      handle={{ booking, dispatch }}
      checking={[]}
      onFixedStart={() => undefined}
    />
  );
}

const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
const search = () => screen.queryByRole('textbox', { name: 'Procurar serviço' });

test('a choice that takes another one out says so and why; one that does not says nothing [BKG-23] [C-231]', () => {
  render(<Listed services={[oilChange, haircut, workshop]} />);
  choose('Mudança de óleo');
  choose('Corte');
  expect(screen.queryByText(/saiu da escolha/)).toBeNull();
  choose('Oficina');
  const said = screen.getByText(/^«Corte» saiu da escolha: os dois não se marcam juntos\./);
  expect(said.closest('[role="status"]')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Corte' }).checked).toBe(false);
  choose('Oficina');
  expect(screen.queryByText(/saiu da escolha/)).toBeNull();
});

test('from ten services on they can be searched, nine need no search [BKG-23] [C-231]', () => {
  render(<Listed services={[...many, brakes]} />);
  choose('Pack 3');
  const field = search();
  if (!field) throw new Error('No search.');
  fireEvent.change(field, { target: { value: 'travoes' } });
  expect(names()).toEqual(['Pack 3', 'Travões']);
  fireEvent.change(field, { target: { value: 'Pack 11' } });
  expect(names()).toEqual(['Pack 3', 'Pack 11']);
  for (const [count, isSearched] of [
    [9, false],
    [10, true],
  ] as const) {
    cleanup();
    render(<Listed services={many.slice(0, count)} />);
    expect(search() !== null).toBe(isSearched);
  }
});

test('a search that finds nothing says so', () => {
  render(<Listed services={many} />);
  const field = search();
  if (!field) throw new Error('No search.');
  fireEvent.change(field, { target: { value: 'jantes' } });
  expect(screen.getByText('Nenhum serviço com «jantes».')).toBeTruthy();
});
