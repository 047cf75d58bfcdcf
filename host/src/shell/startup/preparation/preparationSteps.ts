import { applyRedirects } from './applyRedirects.ts';
import { clearCookies } from './clearCookies.ts';
import { clearLite } from './clearLite.ts';
import { startRecording } from './startRecording.ts';
import type { PreparationStep } from '../startupStep.ts';

/** Steps 2 to 5, in the order of the specification (SHL-44..47, SHL-49). */
export const PREPARATION_STEPS: readonly PreparationStep[] = [
  { name: 'recording', run: startRecording },
  { name: 'redirects', run: applyRedirects },
  { name: 'cookies', run: clearCookies },
  { name: 'lite', run: clearLite },
];
