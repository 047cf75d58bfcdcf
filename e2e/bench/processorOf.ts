import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readProcessFields } from '@portal/storage/readProcessFields';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function childrenOf(processId: number): number[] {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** Processor of one process alone, in milliseconds. */
export function ownProcessorOf(processId: number): number {
  // User and system time.
  const fields = readProcessFields(processId);
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

/** Processor of processes and of what they started, in milliseconds. */
export function processorOf(processIds: readonly number[]): number {
  return processIds.reduce(
    (sum, processId) => sum + ownProcessorOf(processId) + processorOf(childrenOf(processId)),
    0,
  );
}
