import type { DocumentAnswers } from '../../early/documentAnswer.ts';

/** Whether a message of a page is what came with its document; only pages of this origin have the worker to tell it. */
export function isDocumentAnswers(message: unknown): message is DocumentAnswers {
  return typeof message === 'object' && message !== null && 'answers' in message;
}
