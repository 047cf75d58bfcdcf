import { useQueryClient } from '@portal/remote/query';
import { queryKeys } from '../../../queries/queryKeys.ts';

/** Asks again for the files on screen, because the address of one of them leads nowhere (C-921). */
export function useRenewFiles(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [queryKeys.allServices, queryKeys.allShowcases])
      void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  };
}
