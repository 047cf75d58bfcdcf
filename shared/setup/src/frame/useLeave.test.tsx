// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TestAnswer } from '@portal/remote/testing/createTestFetch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SetupTestShell } from '../testing/SetupTestShell.tsx';
import { keep } from '../today/kept.ts';
import { useLeave } from './useLeave.ts';

const assign = vi.spyOn(window.location, 'assign');
beforeEach(() => {
  assign.mockReset();
  keep('reply', 'Boa tarde');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Leaving() {
  const { leave, hasFailed } = useLeave();
  return (
    <>
      <button type="button" onClick={leave}>
        Sair
      </button>
      {hasFailed && <p role="status">failed</p>}
    </>
  );
}

/** The button over a server that answers like this. */
function leavingOver(...given: TestAnswer[]) {
  const answer: TestAnswer = (request) => given.shift()?.(request);
  render(
    <SetupTestShell answers={{ 'DELETE /session': answer }}>
      <Leaving />
    </SetupTestShell>,
  );
  return () => fireEvent.click(screen.getByRole('button'));
}
const refusedWith = (status: number) => () =>
  Response.json({ code: status, message: 'x' }, { status });

test.each([
  ['ends', () => ({})],
  ['was over already', refusedWith(401)],
])(
  'leaving a session that %s shows where one comes in, and leaves nothing on the device [SET-04] [C-917]',
  async (_name, answer) => {
    leavingOver(answer)();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/setup'));
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test.each([
  ['offline', () => Promise.reject(new TypeError('offline'))],
  ['refused', refusedWith(403)],
  ['failed', refusedWith(500)],
])(
  'a session that goes on because leaving is %s is told, and can be left then',
  async (_name, answer) => {
    const press = leavingOver(answer, () => ({}));
    press();
    await screen.findByRole('status');
    expect(assign).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(1);
    press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/setup'));
  },
);
