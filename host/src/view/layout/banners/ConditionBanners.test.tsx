// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { suspendedAtom } from '../../../shell/state/suspendedAtom.ts';
import { withdrawnAtom } from '../../../shell/state/withdrawnAtom.ts';
import ConditionBanners from './ConditionBanners.tsx';

afterEach(cleanup);

test('an open page of a suspended provider says so and that nothing is lost, and offers no way on [C-904]', () => {
  const store = createStore();
  store.set(withdrawnAtom, true);
  store.set(suspendedAtom, true);
  render(
    <Provider store={store}>
      <ConditionBanners />
    </Provider>,
  );
  expect(screen.getByText('Portal suspenso')).toBeDefined();
  expect(screen.getByText(/Nada se perdeu: o que já enviou continua guardado/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/retirada por ter um problema/)).toBeNull();
});
