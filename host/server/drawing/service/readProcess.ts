import { readProcessFields } from '@portal/storage/readProcessFields';

/** A tick of the processor time that Linux tells, in milliseconds. */
const TICK_MS = 10;

/** What a process does now. */
export interface ProcessState {
  /** It waits for something that is not the machine's turn. */
  isWaiting: boolean;
  /** Processor time that it has had so far, in milliseconds. */
  processorMs: number;
}

/** What the system tells of a process; null where it does not. */
export function readProcess(processId: number | undefined): ProcessState | null {
  if (processId === undefined) return null;
  try {
    const fields = readProcessFields(processId);
    const processorMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    return { isWaiting: fields[0] === 'S', processorMs };
  } catch {
    return null;
  }
}

/** Whether a process wants the processor, and had less than so many milliseconds of it since then; false where nobody tells. */
export function isStarved(
  processId: number | undefined,
  since: ProcessState | null,
  milliseconds: number,
): boolean {
  const now = readProcess(processId);
  if (since === null || now === null || now.isWaiting) return false;
  return now.processorMs - since.processorMs < milliseconds;
}
