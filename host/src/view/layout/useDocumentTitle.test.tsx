// @vitest-environment happy-dom
import type { PageManifest } from '@portal/contract/remoteManifest';
import { createTestPortal } from '@portal/remote/testPortal';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { pageTitleAtom } from '../../shell/state/panelAtom.ts';
import { ACCESSIBILITY_PAGE } from '../../address/pages/hostPageOf.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

afterEach(cleanup);

function Titled({ page, name }: { page: PageManifest | null; name: string }) {
  useDocumentTitle(page, { ...createTestPortal().portal.provider, name });
  return null;
}

function titleOf(page: PageManifest | null, own: string | null, name = 'Lima & Filhos'): string {
  const store = createStore();
  store.set(pageTitleAtom, own);
  render(
    <Provider store={store}>
      <Titled page={page} name={name} />
    </Provider>,
  );
  return document.title;
}

const payment: PageManifest = { ...ACCESSIBILITY_PAGE, title: 'Pagamento' };
const item: PageManifest = { ...ACCESSIBILITY_PAGE, title: '{item}' };

test('every page is titled by its name, a pipe and the name of the app [SHL-08]', () => {
  expect(titleOf(payment, null)).toBe('Pagamento | Lima & Filhos');
  expect(titleOf(item, null)).toBe('Viatura | Lima & Filhos');
  expect(titleOf(item, 'Fiat Panda')).toBe('Fiat Panda | Lima & Filhos');
  expect(titleOf(ACCESSIBILITY_PAGE, null)).toBe('Declaração de acessibilidade | Lima & Filhos');
  expect(titleOf(null, null)).toBe('Página não encontrada | Lima & Filhos');
  expect(titleOf(payment, null, '')).toBe('Pagamento | Portal do Cliente');
});
