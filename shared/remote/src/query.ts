/**
 * The part of TanStack Query that shell and remotes share, a key of the share scope like
 * `@portal/remote/router`: a page downloads one copy of what is used, not of the library.
 * Import from here and never from @tanstack/react-query, inside this package too.
 */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
