import { useEffect, useRef, useState } from 'react';

/** How long a company's card says that it is opening, in milliseconds (PRV-13). */
const SPINNER_MS = 2000;

/** Whether a company is being opened, and what says that it is. */
export function useOpening(): [boolean, () => void] {
  const [isOpening, setOpening] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [
    isOpening,
    () => {
      setOpening(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setOpening(false), SPINNER_MS);
    },
  ];
}
