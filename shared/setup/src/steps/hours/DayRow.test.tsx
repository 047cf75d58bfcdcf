// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { WeekCard } from './WeekCard.tsx';

afterEach(cleanup);

test('a day that ends at midnight closes at the end of it [SET-14]', async () => {
  const requests: TestRequest[] = [];
  const monday = { weekday: 1, opens: '00:00', closes: '18:00' };
  const saved = { revision: 2, changed_at: null, missing: [], differs: true };
  render(
    <SetupTestShell
      values={{ hours: { hours: [monday] } }}
      answers={{ 'PATCH /draft': () => saved }}
      requests={requests}
    >
      <WeekCard title="Semana" />
    </SetupTestShell>,
  );
  const closes = screen.getByLabelText<HTMLInputElement>('Segunda, 1.º período, fecha');
  fireEvent.change(closes, { target: { value: '00:00' } });
  fireEvent.blur(closes);
  expect(closes.value).toBe('00:00');
  expect(screen.queryByText('A hora de fecho tem de ser depois da de abertura.')).toBeNull();
  await waitFor(() =>
    expect(requests.map(({ body }) => Object(body).values.hours.hours)).toEqual([
      [{ ...monday, closes: '24:00' }],
    ]),
  );
});
