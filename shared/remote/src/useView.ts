import type { View } from '@portal/contract/navigation';
import { useParcel } from './usePortal.ts';

/** Which page or panel this is, with the parameters of its path. */
export function useView(): View {
  return useParcel().view;
}
