import { useQuery } from '@portal/remote/query';
import { logoTree } from './logoTree.ts';

async function fetchLogo(address: string) {
  const response = await fetch(address, { credentials: 'omit' });
  return response.ok ? logoTree(await response.text()) : null;
}

/** The provider's logo, fetched as text (LITE-18); null while and where there is none. */
export function useLogo(address: string) {
  const logo = useQuery({
    queryKey: ['logo', address],
    queryFn: () => fetchLogo(address),
    staleTime: Infinity,
  });
  return { logo: logo.data ?? null, isLoading: logo.isPending };
}
