import type { Confirmation } from '../actions/confirmationOf.ts';
import { usePresence, type ConfirmedPresence } from '../actions/usePresence.ts';
import { useLiteApi } from './useShowcase.ts';

/** Confirms the link's appointment (C-13, API-64); the thanks of a reminder's page stay (REM-16). */
export function useLitePresence(
  id: string,
  start: string | null,
  kept?: Confirmation,
): ConfirmedPresence {
  const api = useLiteApi();
  return usePresence(id, () => api.confirm(id, start), kept);
}
