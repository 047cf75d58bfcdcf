import type { QueryClient } from '@portal/remote/query';
import type { createStore } from 'jotai';
import { countersAtom, unreadAtom } from './countersAtom.ts';
import { forgetCustomerState } from './forgetCustomerState.ts';
import { panelAtom } from './panelAtom.ts';

interface CustomerState {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  navigation: { dropGuards(): void };
}

/**
 * Forgets what the shell holds of a customer whose session ended: answers, counts, the open panel, the pages that
 * wanted to be asked before they are left, and what remotes keep of the customer in this tab (SHL-71). The rest of
 * theirs remotes forget by `session.ended`.
 */
export function resetState({ store, queryClient, navigation }: CustomerState): void {
  navigation.dropGuards();
  queryClient.clear();
  forgetCustomerState();
  store.set(panelAtom, null);
  store.set(unreadAtom, 0);
  store.set(countersAtom, { appointments: 0, warnings: 0 });
}
