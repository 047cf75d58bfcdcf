// @vitest-environment happy-dom
import { QueryClient } from '@portal/remote/query';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { countersAtom, unreadAtom } from './countersAtom.ts';
import { panelAtom } from './panelAtom.ts';
import { resetState } from './resetState.ts';

test('at the end of a session nothing of the customer is left in the shell [SHL-71]', () => {
  const store = createStore();
  const queryClient = new QueryClient();
  const dropGuards = vi.fn<() => void>();
  store.set(panelAtom, 'agenda');
  store.set(unreadAtom, 3);
  store.set(countersAtom, { appointments: 2, warnings: 1 });
  queryClient.setQueryData(['counters'], { appointments: 2 });
  sessionStorage.setItem('portal.customer:services.home.section', '"history"');
  sessionStorage.setItem('portal.customer:services.home.open', '{}');
  sessionStorage.setItem('of.the.tab', 'true');
  resetState({ store, queryClient, navigation: { dropGuards } });
  expect(Object.keys(sessionStorage)).toEqual(['of.the.tab']);
  expect(store.get(panelAtom)).toBeNull();
  expect(store.get(unreadAtom)).toBe(0);
  expect(store.get(countersAtom)).toEqual({ appointments: 0, warnings: 0 });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(dropGuards).toHaveBeenCalledOnce();
});
