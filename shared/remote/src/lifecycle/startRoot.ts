import type { QueryClient } from '@portal/remote/query';
import type { MountProps } from '@portal/contract/remoteLifecycles';
import type { Root, RootOptions } from 'react-dom/client';

/** How a view begins in its element. */
export type StartRoot = (
  element: HTMLElement,
  options: RootOptions,
  props: MountProps | undefined,
  queryClient: QueryClient,
) => Root;
