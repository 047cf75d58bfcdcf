import { createContext, use } from 'react';
import type { Shell } from '../shell/createShell.ts';

export const ShellContext = createContext<Shell | null>(null);

/**
 * The shell that this page runs on.
 * @throws outside of it.
 */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('This component must be drawn inside the shell.');
  return shell;
}
