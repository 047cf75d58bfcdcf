// @vitest-environment happy-dom
import { ApiError } from '@portal/api/http/apiError';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestPortal, TestShell, type TestPortal } from '../testing/testPortal.tsx';
import { useAction, type ActionOptions } from './useAction.ts';

afterEach(cleanup);

function Save({ work, options }: { work: () => Promise<void>; options?: ActionOptions }) {
  const save = useAction(work, options);
  return (
    <button type="button" onClick={() => void save.run()}>
      {save.busy ? 'a guardar' : 'guardar'}
    </button>
  );
}

function draw(work: () => Promise<void>, options?: ActionOptions): TestPortal {
  const portal = createTestPortal();
  render(
    <TestShell test={portal}>
      <Save work={work} options={options} />
    </TestShell>,
  );
  return portal;
}

test('a double click runs the work once', async () => {
  let finish = () => {};
  const work = vi.fn<() => Promise<void>>(
    () => new Promise((resolve) => (finish = () => resolve())),
  );
  draw(work);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(work).toHaveBeenCalledTimes(1);
  expect(button.textContent).toBe('a guardar');
  await act(async () => finish());
  expect(button.textContent).toBe('guardar');
});

test('a failure is said in the standard words, the own words of the server first [ERR-01]', async () => {
  const plain = draw(() => Promise.reject(new ApiError(500, {})));
  const info = vi.spyOn(plain.portal.overlays, 'info');
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(info).toHaveBeenCalledExactlyOnceWith({
    title: 'Pedido Sem Sucesso',
    body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
  });
  cleanup();
  const own = draw(() => Promise.reject(new ApiError(409, { title: 'Ocupado', message: 'x' })));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(own.shown).toEqual([{ kind: 'info', text: 'Ocupado' }]);
});

test('an expired session is not said twice [ERR-03]', async () => {
  const portal = draw(() => Promise.reject(new ApiError(401, {})));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(portal.shown).toEqual([]);
});
