import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SandboxCallback, SandboxPayment } from './sandboxPayment.ts';

/** Switches by which tests make the gateway misbehave. */
export interface SandboxModes {
  /** The callback arrives before the answer of the request that made the payment. */
  callbackBeforeAnswer: boolean;
  /** No callbacks at all: merchants must ask. */
  silent: boolean;
}

export interface SandboxState {
  payments: SandboxPayment[];
  callbacks: SandboxCallback[];
  /** Milliseconds by which the sandbox's clock is ahead. */
  clockShift: number;
  /** What the merchant registered; empty for the local backend. */
  callbackUrl: string;
  antiPhishingKey: string;
  modes: SandboxModes;
}

export interface SandboxStore {
  /** Where callbacks go as long as nothing was registered. */
  defaultCallbackUrl: string;
  state: SandboxState;
  now(): number;
  save(): void;
  find(id: string): SandboxPayment | undefined;
  reset(): void;
}

const mostPayments = 2000;

/** The sandbox's memory, kept in one file so that it survives a restart. */
export function openSandboxStore(
  file: string,
  defaultCallbackUrl: string,
  initial: () => SandboxState,
): SandboxStore {
  mkdirSync(path.dirname(file), { recursive: true });
  const store: SandboxStore = {
    defaultCallbackUrl,
    state: { ...initial(), ...readState(file) },
    now: () => Date.now() + store.state.clockShift,
    save: () => {
      store.state.payments = store.state.payments.slice(-mostPayments);
      const draft = `${file}.new`;
      writeFileSync(draft, JSON.stringify(store.state));
      renameSync(draft, file);
    },
    find: (id) =>
      store.state.payments.findLast(
        (payment) => payment.requestId === id || payment.orderId === id || payment.reference === id,
      ),
    reset: () => {
      store.state = initial();
      store.save();
    },
  };
  return store;
}

/** What an earlier run left; a damaged file is as good as none. */
function readState(file: string): Partial<SandboxState> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
