import { useEffect, useRef } from 'react';
import type { QuietShell } from '../../shell/update/isQuiet.ts';
import type { Updates } from '../../shell/update/startUpdates.ts';
import { updatesLater } from '../../shell/update/updatesLater.ts';

/**
 * Lets a page that has been open for a while learn of newer releases and of killed ones: when it comes into sight again,
 * when the customer goes to another page or panel, every 45 seconds while it stays in sight, and when a remote of it
 * fails (C-253).
 */
export function useNewVersion(shell: QuietShell, path: string): void {
  const updates = useRef<Updates>(null);
  useEffect(() => {
    const later = updatesLater(shell);
    updates.current = later;
    return () => {
      updates.current = null;
      later.stop();
    };
  }, [shell]);
  useEffect(() => updates.current?.look(), [path]);
}
