/** Takes the place of TanStack Query's endless lists in the host, which lends `useQuery` only. */
export function infiniteQueryBehavior() {
  throw new Error('@portal/remote/query has no infinite queries.');
}

export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
