import { readFileSync } from 'node:fs';

/**
 * What Linux tells of a process, as the fields of proc(5) from the third on: its state, its parent, and so forth.
 * @throws Error where there is no such process, or no Linux
 */
export function readProcessFields(processId: number): string[] {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
  // Its name, in brackets, may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
