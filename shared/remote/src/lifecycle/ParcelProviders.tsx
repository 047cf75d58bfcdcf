import type { ParcelProps } from '@portal/contract/portalContext';
import { Router } from '@portal/remote/router';
import { NavigateProvider } from '@portal/ui/Anchor';
import { QueryClientProvider, type QueryClient } from '@portal/remote/query';
import { useMemo, type ReactNode } from 'react';
import { followHref } from './followHref.ts';
import { ParcelContext } from '../usePortal.ts';

/** Gives a view the shell, the router fed by props, the query client and the links' navigation. */
export function ParcelProviders({
  parcel,
  queryClient,
  children,
}: {
  parcel: ParcelProps;
  queryClient: QueryClient;
  children: ReactNode;
}) {
  const { portal, location, view } = parcel;
  const value = useMemo(() => ({ portal, location, view }), [portal, location, view]);
  const { navigation } = portal;
  return (
    <ParcelContext value={value}>
      <QueryClientProvider client={queryClient}>
        <Router basename={navigation.base} location={location} navigator={navigation.navigator}>
          <NavigateProvider navigate={(href) => followHref(navigation, href)}>
            {children}
          </NavigateProvider>
        </Router>
      </QueryClientProvider>
    </ParcelContext>
  );
}
