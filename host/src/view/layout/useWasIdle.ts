import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle.ts';

/** Whether the page has drawn its own content, and the browser had nothing better to do since. */
export function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => whenIdle(() => setWasIdle(true)), []);
  return wasIdle;
}
