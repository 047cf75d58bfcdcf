// @vitest-environment happy-dom
import { ApiError } from '@portal/api/http/apiError';
import { createTestPortal, TestShell, type TestPortal } from '@portal/remote/testPortal';
import { cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { useEnsureDraft } from './useEnsureDraft.ts';

afterEach(cleanup);

/** The function, in a wizard of its own. */
function drawn(portal: TestPortal) {
  const { result } = renderHook(useEnsureDraft, {
    wrapper: ({ children }) => (
      <TestShell test={portal}>
        <Provider>{children}</Provider>
      </TestShell>
    ),
  });
  return result.current;
}

test('whoever asks for the draft while it is being created gets that one, and so does who asks later [BKG-27]', async () => {
  const portal = createTestPortal({
    answers: {
      'POST /schedule/draft': () => ({
        success: true,
        scheduler_id: `D-${portal.requests.length}`,
        draft_work_id: 'W-1',
      }),
    },
  });
  const ensureDraft = drawn(portal);
  const [opening, file] = await Promise.all([ensureDraft(null), ensureDraft('I-1')]);
  expect([file, await ensureDraft('I-1')]).toEqual([opening, opening]);
  expect(portal.requests).toHaveLength(1);
});

test('a draft that failed is created by the next who asks [BKG-34]', async () => {
  const portal = createTestPortal({
    answers: { 'POST /schedule/draft': () => Response.json({}, { status: 500 }) },
  });
  const ensureDraft = drawn(portal);
  await expect(ensureDraft(null)).rejects.toBeInstanceOf(ApiError);
  portal.answer('POST /schedule/draft', () => ({
    success: true,
    scheduler_id: 'D-2',
    draft_work_id: 'W-2',
  }));
  expect(await ensureDraft(null)).toEqual({ schedulerId: 'D-2', draftWorkId: 'W-2' });
});
