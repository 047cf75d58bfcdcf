import type { AccountExport } from '@portal/api/account/accountExport';
import { useState } from 'react';
import { texts } from './texts.ts';

const STEP = 25;

/** Says how far the file is at every 25 %, and when it is ready or failed, politely and once (ACC-13). */
export function ProgressVoice({ data }: { data: AccountExport | undefined }) {
  const [wasRunning, setWasRunning] = useState(false);
  if (data?.state === 'running' && !wasRunning) setWasRunning(true);
  return (
    <p role="status" className="visually-hidden">
      {wasRunning && data ? wordsOf(data) : ''}
    </p>
  );
}

function wordsOf({ state, progress }: AccountExport): string {
  if (state === 'running') return texts.preparing(Math.floor(progress / STEP) * STEP);
  if (state === 'ready') return texts.announceReady;
  return state === 'failed' ? texts.failedTitle : '';
}
