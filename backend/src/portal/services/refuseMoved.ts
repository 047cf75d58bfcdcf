import { ApiError } from '../../platform/http/apiError.ts';
import type { Subject } from './findSubject.ts';
import { texts } from './texts.ts';

/** An appointment that became a work is shown as that work: 301 in the body, without Location (C-21). */
export function refuseMoved(subject: Subject): void {
  if (subject.kind !== 'appointment' || subject.row.workId === null) return;
  throw new MovedError(`A-${subject.row.workId}`);
}

/** Not an error of anybody: tells the client where the service is now. */
class MovedError extends ApiError {
  constructor(id: string) {
    super(301, texts.moved, { code: 301, extra: { id } });
  }
}
