import type { OfferedStores, PromptedShell } from './startPrompts.ts';

/** How long the page has for itself before the code of the prompts is fetched, in milliseconds; the first comes after 8 s. */
const GRACE_MS = 4000;

/**
 * Schedules what the portal offers by itself (CKE-18..24, SHL-62), with code that comes after the page's own content. The
 * pauses count from now.
 * @returns what takes it back.
 */
export function promptsLater(shell: PromptedShell, provider: OfferedStores): () => void {
  const begun = Date.now();
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  async function start(): Promise<void> {
    const { startPrompts } = await import(/* webpackChunkName: "prompts" */ './startPrompts.ts');
    if (!isStopped) stop = startPrompts(shell, provider, Date.now() - begun);
  }
  // Without its code nothing is offered.
  const timer = setTimeout(() => void start().catch(() => undefined), GRACE_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
