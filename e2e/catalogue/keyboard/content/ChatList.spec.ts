import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from '../fields/fields.ts';

test('Enter sends and keeps the focus, Shift and Enter start a line', async ({ page }) => {
  await openEntry(page, 'ChatList');
  const state = stateOf(page, 'Curta');
  const field = state.getByLabel('Mensagem, Conversa curta', { exact: true });
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bom dia');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Obrigada');
  await page.keyboard.press('Enter');
  await expect(state.getByRole('listitem')).toHaveCount(3);
  await expect(state.getByRole('listitem').last()).toContainText('Bom dia\nObrigada');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('a long conversation is scrolled by keyboard, and new messages do not tear the reader away', async ({
  page,
}) => {
  await openEntry(page, 'ChatList');
  const state = stateOf(page, 'Longa');
  const list = state.getByRole('list', { name: 'Conversa longa' });
  const fromEnd = () =>
    list.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
  const answer = state.getByRole('button', { name: 'Receber uma resposta' });

  await list.focus();
  await expect(list).toBeFocused();
  expect(await fromEnd()).toBe(0);
  await answer.focus();
  await page.keyboard.press('Enter');
  await expect(state.getByRole('listitem')).toHaveCount(31);
  await expect.poll(fromEnd).toBe(0);

  await list.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(0);
  expect(await fromEnd()).toBeGreaterThan(200);
  await answer.focus();
  await page.keyboard.press('Enter');
  const unseen = state.getByRole('button', { name: 'Mensagens novas' });
  await expect(unseen).toBeVisible();
  expect(await list.evaluate((box) => box.scrollTop)).toBe(0);
  await unseen.focus();
  await page.keyboard.press('Enter');
  await expect.poll(fromEnd).toBe(0);
  await expect(unseen).toHaveCount(0);
});
