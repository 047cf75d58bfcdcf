// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { ExpertDialog } from './ExpertDialog.tsx';

afterEach(cleanup);

test('a new person with the name of one who has left gets another id [SET-15] [C-914]', async () => {
  const requests: TestRequest[] = [];
  const saved = { revision: 2, changed_at: null, missing: [], differs: true };
  const nothing = () => undefined;
  render(
    <SetupTestShell
      values={{ experts: { rui: { name: 'Rui', position: 1 } } }}
      expertIds={['joao', 'rui']}
      answers={{ 'PATCH /draft': () => saved }}
      requests={requests}
    >
      <ExpertDialog id="" onClose={nothing} onHours={nothing} onCalendar={nothing} />
    </SetupTestShell>,
  );
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'João' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(requests.map(({ body }) => Object(body).values)).toEqual([
      { experts: { 'joao-2': { name: 'João', position: 2 } } },
    ]),
  );
});
