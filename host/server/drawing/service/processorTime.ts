import { readFileSync } from 'node:fs';

/** A tick of the processor time that Linux tells, in milliseconds. */
const TICK_MS = 10;

/** Processor time that a process has had so far, in milliseconds; null where the system does not tell. */
export function processorTime(processId: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // Its name, in brackets, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
