import { KEYBOARD_HEIGHT_DROP, RESIZE_DELAY_MS } from '@portal/domain/limits';
import { useEffect, useState } from 'react';

/** The part of the window that the keyboard leaves. */
function size(): { width: number; height: number } {
  const { visualViewport: seen } = window;
  // Zooming in shrinks the seen part as a keyboard would; the scale undoes that.
  return seen
    ? { width: Math.round(seen.width * seen.scale), height: seen.height * seen.scale }
    : { width: window.innerWidth, height: window.innerHeight };
}

/**
 * Whether the on-screen keyboard is open: the height has dropped by more than 100 px from
 * the greatest seen at this width (LIM-03). A change of size is judged 200 ms after the last
 * one (LIM-04), so that a bar does not flicker while the keyboard slides in.
 */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let full = size();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const judge = () => {
      const now = size();
      // Another width is another window: turned, or resized.
      if (now.width !== full.width || now.height > full.height) full = now;
      setOpen(full.height - now.height > KEYBOARD_HEIGHT_DROP);
    };
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(judge, RESIZE_DELAY_MS);
    };
    const target = window.visualViewport ?? window;
    target.addEventListener('resize', wait);
    return () => {
      clearTimeout(waiting);
      target.removeEventListener('resize', wait);
    };
  }, []);
  return open;
}
