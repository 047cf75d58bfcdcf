import { useLayoutEffect, useRef, useState } from 'react';
import { moves } from './moves.ts';

/** What is drawn of `wanted`: the same at once, or a picture later where the move to it is shown (C-620). */
export function useMoved<Value>(wanted: Value): Value {
  const [drawn, draw] = useState(wanted);
  const latest = useRef(wanted);
  useLayoutEffect(() => {
    latest.current = wanted;
    if (drawn !== wanted) moves.draw(() => draw(latest.current));
  }, [drawn, wanted]);
  return drawn;
}
