import { ApiError } from '@portal/api/http/apiError';
import { unreadableFileSchema } from '@portal/api/setup/setupImport';
import * as v from 'valibot';
import { texts } from '../texts.ts';
import { refusedCall } from '../refusedCall.ts';

/** Why a file was not taken. */
export interface FileRefusal {
  words: string;
  /** Whether the same file may be taken another time. */
  mayRetry: boolean;
}

/** @throws what is no refusal of a call */
export function refusedFile(error: unknown, file: File): FileRefusal {
  if (!(error instanceof ApiError)) throw error;
  if (error.isOffline || error.status >= 500 || error.status === 409)
    return { words: texts.notSent(file.name), mayRetry: true };
  const unreadable = v.safeParse(unreadableFileSchema, error.payload);
  if (unreadable.success) {
    const { problem } = unreadable.output;
    const words = texts.problems[problem];
    return { words: problem === 'text' ? `${words} ${texts.howCsv}` : words, mayRetry: false };
  }
  // What the server found in it was no text.
  const words = error.status === 400 ? `${refusedCall(error)} ${texts.howCsv}` : refusedCall(error);
  return { words, mayRetry: false };
}
