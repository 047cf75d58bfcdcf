// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { loadDraft, resumeDraft, saveDraft, type AccessDraft } from './accessDraft.ts';

const draft: AccessDraft = {
  channel: 'phone',
  contact: '+351912345678',
  step: 'code',
  resendAt: 60_000,
  expiresAt: 600_000,
  forgotPassword: false,
};

beforeEach(() => sessionStorage.clear());

test('a step survives a reload until it expires', () => {
  saveDraft(sessionStorage, draft);
  expect(loadDraft(sessionStorage, 599_999)).toEqual(draft);
  expect(loadDraft(sessionStorage, 600_000)).toBeNull();
});

test('a finished or broken draft is not taken up again', () => {
  saveDraft(sessionStorage, draft);
  saveDraft(sessionStorage, null);
  expect(loadDraft(sessionStorage, 0)).toBeNull();
  sessionStorage.setItem('portal.customer:access', '{"step":"other"}');
  expect(loadDraft(sessionStorage, 0)).toBeNull();
  sessionStorage.setItem('portal.customer:access', 'not json');
  expect(loadDraft(sessionStorage, 0)).toBeNull();
});

test('a fresh code is asked for again instead of sending another one', () => {
  const parked: AccessDraft = { ...draft, step: 'parked' };
  expect(resumeDraft(parked, draft.contact, 59_999)).toEqual(draft);
  expect(resumeDraft(parked, draft.contact, 60_000)).toBeNull();
  expect(resumeDraft(parked, '+351932345678', 0)).toBeNull();
  expect(resumeDraft(null, draft.contact, 0)).toBeNull();
});
