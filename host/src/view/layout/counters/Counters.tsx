import { useCounters } from './useCounters.ts';

/** Draws nothing: keeps what the bars count up to date for as long as it is there. */
export default function Counters() {
  useCounters();
  return null;
}
