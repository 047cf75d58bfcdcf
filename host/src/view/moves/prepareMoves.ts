import { prefetchOnIntent, type IntentOptions } from '../../shell/prefetch/prefetchOnIntent.ts';
import { showMoves } from './showMoves.ts';

/** What the customer's next move needs: the code of what is about to be opened, and how it is shown. Returns what ends both. */
export function prepareMoves(options: IntentOptions): () => void {
  const ending = new AbortController();
  const stopPrefetching = prefetchOnIntent(options);
  showMoves(ending.signal);
  return () => {
    stopPrefetching();
    ending.abort();
  };
}
