import type { View } from '@portal/contract/navigation';
import type { QueryClient } from '@portal/remote/query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '../lifecycle/createQueryClient.ts';
import { ParcelProviders } from '../lifecycle/ParcelProviders.tsx';
import { TEST_BASE } from './createTestNavigation.ts';
import type { TestPortal } from './createTestPortal.ts';

const PAGE: View = { kind: 'page', name: 'test', params: {} };

/** Draws a view as the shell would, at an app path such as `/services?x=1`. */
export function TestShell({
  test,
  view = PAGE,
  path = '/',
  state = null,
  queryClient,
  children,
}: {
  test: TestPortal;
  view?: View;
  path?: string;
  /** Of the history entry. */
  state?: unknown;
  queryClient?: QueryClient;
  children: ReactNode;
}) {
  const [client] = useState(() => queryClient ?? createQueryClient());
  const url = new URL(`${TEST_BASE}${path}`, 'http://test.localhost');
  const parcel = {
    portal: test.portal,
    view,
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      state,
      key: path,
    },
  };
  return (
    <ParcelProviders parcel={parcel} queryClient={client}>
      {children}
    </ParcelProviders>
  );
}
