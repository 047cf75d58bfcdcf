import { usePresence, type ConfirmedPresence } from '../actions/usePresence.ts';
import { useLiteApi } from './useShowcase.ts';

/** Confirms the link's appointment, the one thing that a link lets do (C-13, API-64). */
export function useLitePresence(id: string): ConfirmedPresence {
  const api = useLiteApi();
  return usePresence(id, () => api.confirm(id));
}
