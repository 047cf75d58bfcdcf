import { useProvider } from '@portal/remote/useProvider';
import { useNow } from '@portal/remote/useNow';
import type { AskRules } from './askOf.ts';

/** What decides now what a work asks for; it follows the clock, so that a deadline takes effect on an open page. */
export function useAskRules(): AskRules {
  const { worksheetOperational, supportsItems } = useProvider();
  return { worksheetOperational, supportsItems, now: useNow() };
}
