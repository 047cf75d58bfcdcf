import type { StartupContext } from '../startupContext.ts';

/**
 * Step 2 (SHL-44): with consent, the recording tool starts two seconds later. Nobody waits for it
 * and its failures are ignored (C-37).
 */
export function startRecording(context: StartupContext): void {
  context.recording.follow();
}
