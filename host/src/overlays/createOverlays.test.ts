import { expect, test } from 'vitest';
import { createOverlays } from './createOverlays.ts';

test('dialogs wait for each other; going back answers the one on screen with a no', async () => {
  const overlays = createOverlays();
  const approved = overlays.confirm({ title: 'Aprovar?', body: '', confirmLabel: 'Aprovar' });
  const phone = overlays.phonePrompt({ title: 'Telefone', body: '' });
  const seen = overlays.info({ title: 'Concluído!', body: '' });
  expect(overlays.dialogs().map(({ kind }) => kind)).toEqual(['confirm', 'phonePrompt', 'info']);
  expect([1, 2, 3, 4].map(() => overlays.dismissDialog())).toEqual([true, true, true, false]);
  expect(await Promise.all([approved, phone, seen])).toEqual([false, null, undefined]);
  expect(overlays.dialogs()).toEqual([]);
});
