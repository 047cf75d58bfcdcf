// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { ChangesDialog } from './ChangesDialog.tsx';

afterEach(cleanup);

/** The dialog with these changes; what it lists: name of field or record, then each value with what is read of it. */
async function listed(changes: readonly object[]) {
  const experts = { rui: { name: 'Rui Sá' } };
  render(
    <SetupTestShell
      values={{ experts }}
      answers={{ 'GET /draft/changes': () => ({ revision: 1, changes }) }}
    >
      <ChangesDialog failure={null} onPublish={() => Promise.resolve()} onClose={() => undefined} />
    </SetupTestShell>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'O que muda ao publicar' });
  const names = await within(dialog).findAllByRole('term');
  return names.map((name) => [
    name.textContent,
    ...within(name.parentElement ?? dialog)
      .getAllByRole('definition')
      .map((value) => value.textContent.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')),
  ]);
}

test('every value is listed before and after, below the name of its field or record, also for who only hears it [SET-20] [C-864]', async () => {
  const service = { name: 'Revisão', duration_minutes: 60, payment: 45, expert_ids: ['rui'] };
  const monday = { weekday: 1, opens: '09:00', closes: '13:00' };
  expect(
    await listed([
      { section: 'identity', field: 'name', before: 'Ginásio Novo', after: 'Ginásio Forte' },
      {
        ...{ section: 'services', field: 'revisao', before: service },
        after: { ...service, payment: 50, expert_ids: ['rui', 'ana'] },
      },
      { section: 'experts', field: 'ana', before: { name: 'Ana', position: 2 }, after: null },
      {
        ...{ section: 'hours', field: 'hours', before: [monday] },
        after: [{ ...monday, closes: '18:00' }],
      },
      { section: 'identity', field: 'website', before: null, after: '' },
      { section: 'law', field: 'terms', before: '', after: 'Uma linha.\nOutra.' },
    ]),
  ).toEqual([
    ['Nome do prestador', 'Antes: Ginásio Novo Depois: Ginásio Forte'],
    [
      'Serviços: Revisão',
      'Preço Antes: 45,00 € Depois: 50,00 €',
      'Quem faz Antes: Rui Sá Depois: Rui Sá, Ana',
    ],
    ['Quem faz: Ana', 'Nome Antes: Ana Depois: vazio', 'Lugar na ordem Antes: 2 Depois: vazio'],
    ['Semana normal', 'Segunda Antes: 09:00–13:00 Depois: 09:00–18:00'],
    ['Condições', 'Antes: vazio Depois: Uma linha. Outra.'],
  ]);
  const marked = (tag: string) => [...document.querySelectorAll(tag)].map((one) => one.textContent);
  expect(marked('del')).toContain('Ginásio Novo');
  expect(marked('ins')).toContain('Ginásio Forte');
});

test('a logo is shown as the drawing that it was and is [SET-20] [C-864]', async () => {
  const svg = (of: string) => `<svg xmlns="http://www.w3.org/2000/svg"><${of}/></svg>`;
  await listed([
    { section: 'brand', field: 'logo_svg', before: svg('circle'), after: svg('rect') },
  ]);
  const pictures = screen.getAllByRole('img', { name: 'Desenho' });
  expect(pictures.map((one) => decodeURIComponent(one.getAttribute('src') ?? ''))).toEqual([
    `data:image/svg+xml,${svg('circle')}`,
    `data:image/svg+xml,${svg('rect')}`,
  ]);
});
