/** Below which path of the sandbox's process the program answers, and to which key. */
export const sandboxRoot = '/invoicexpress';
export const sandboxKey = 'sandbox-key-of-nobody';

/** A document of the sandbox. */
export interface SandboxDocument {
  id: number;
  /** `invoices` or `invoice_receipts`. */
  path: string;
  status: 'draft' | 'final' | 'settled';
  /** 0 of a draft. */
  number: number;
  date: string;
  reference: string;
  uid: string;
  client: string;
  total: number;
  /** How often its file was asked for. */
  files: number;
}

/**
 * What the program does wrong: the next times, each counted down, refuse, or do its work and lose the answer; until it is
 * told otherwise dawdle, or reckon wrongly.
 */
export interface SandboxFaults {
  refuse: number;
  lose: { draft: number; finalise: number };
  delaySeconds: number;
  /** By how many cents every draft's total differs from what was ordered. */
  misreckonCents: number;
}

/** The memory of the program; it forgets everything with its process. */
export interface SandboxProgram {
  documents: SandboxDocument[];
  faults: SandboxFaults;
  /** How many documents were issued for good, of each kind. */
  issued: Record<string, number>;
}

export function createSandboxProgramMemory(): SandboxProgram {
  return {
    documents: [],
    faults: { refuse: 0, lose: { draft: 0, finalise: 0 }, delaySeconds: 0, misreckonCents: 0 },
    issued: {},
  };
}
