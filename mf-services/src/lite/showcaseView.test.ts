import { ApiError } from '@portal/api/http/apiError';
import { expect, test } from 'vitest';
import { aWork } from '../testing/aWork.ts';
import { failedShowcase, showcaseView } from './showcaseView.ts';

test('code 1 opens the details, or says that there are none [LITE-25] [LITE-26]', () => {
  const work = aWork();
  expect(showcaseView({ code: 1, details: work })).toEqual({ kind: 'details', work });
  expect(showcaseView({ code: 1 })).toEqual({ kind: 'notShown' });
});

test('codes 2 and 3 leave the history, code 5 leads to the work [LITE-28] [LITE-29]', () => {
  expect(showcaseView({ code: 2 })).toEqual({ kind: 'history' });
  expect(showcaseView({ code: 3 })).toEqual({ kind: 'history' });
  expect(showcaseView({ code: 5, work_id: 'A-1' })).toEqual({ kind: 'moved', workId: 'A-1' });
});

test('every other code and every refusal shows the server’s words [LITE-27]', () => {
  expect(showcaseView({ code: 7, message: 'Palavras.' })).toEqual({
    kind: 'message',
    message: 'Palavras.',
  });
  const refusal = new ApiError(400, { error_code: 0, message: 'Palavras.' });
  expect(failedShowcase(refusal, true)).toEqual({ kind: 'message', message: 'Palavras.' });
});

test('an appointment without any answer goes home, a work is tried again [LITE-30] [C-32]', () => {
  const silence = new ApiError(0, {});
  expect(failedShowcase(silence, true)).toEqual({ kind: 'home' });
  expect(failedShowcase(silence, false)).toBeNull();
  expect(failedShowcase(new ApiError(503, {}), true)).toBeNull();
});
