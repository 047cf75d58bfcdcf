import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Lets whoever interrupts a command know what is left behind; then the process ends with the code that the signal has
 * in a shell (130 after Ctrl+C).
 */
export function onInterruption(said: () => string): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      process.stderr.write(`\n${said()}\n`);
      process.exit(128 + constants.signals[signal]);
    });
  }
}
