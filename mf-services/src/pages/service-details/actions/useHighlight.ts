import { useEffect, useState } from 'react';
import type { PrimaryAction } from './detailsActions.ts';

const FOR_MS = 1000;
const STARTS_AFTER_MS: Readonly<Record<PrimaryAction, number>> = {
  approve: 0,
  pay: 0,
  confirm: 1000,
};

/**
 * Whether the action of the details is pointed out: approving and paying for the first second,
 * confirming for the second one (DET-53).
 */
export function useHighlight(action: PrimaryAction): boolean {
  const starts = STARTS_AFTER_MS[action];
  const [isOn, setOn] = useState(starts === 0);
  useEffect(() => {
    const start = window.setTimeout(() => setOn(true), starts);
    const end = window.setTimeout(() => setOn(false), starts + FOR_MS);
    return () => {
      window.clearTimeout(start);
      window.clearTimeout(end);
    };
  }, [starts]);
  return isOn;
}
