// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OpenCalendarFeed } from './OpenCalendarFeed.tsx';

const none = { active: false, created_at: null, last_read_at: null };
const active = {
  active: true,
  created_at: '2026-07-01T23:30:00Z',
  last_read_at: '2026-07-10T08:00:00Z',
};
let made = 0;
const newAddress = () => {
  made += 1;
  const rest = `auto-mirante.pt/api/main/feeds/${made}.ics`;
  return { address: `webcal://${rest}`, https: `https://${rest}` };
};

async function open(answers: TestPortalOptions['answers'] = {}) {
  made = 0;
  const shell = createTestPortal({
    answers: { 'GET /user/feed': () => none, 'POST /user/feed': newAddress, ...answers },
  });
  render(
    <TestShell test={shell} view={{ kind: 'panel', name: 'agenda', params: {} }}>
      <OpenCalendarFeed />
    </TestShell>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ver no meu calendário' }));
  await screen.findByRole('dialog', { name: 'Ver no meu calendário' });
  return shell;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an address is made when it is asked for, shown, copied and replaced [FEED-01] [FEED-02] [FEED-07] [C-406]', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const shell = await open();
  expect(await screen.findByRole('button', { name: 'Criar endereço' })).toBeTruthy();
  expect(shell.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await press('Criar endereço');
  await screen.findByText('https://auto-mirante.pt/api/main/feeds/1.ics');
  const subscribe = screen.getByRole('link', { name: 'Abrir no calendário' });
  expect(subscribe.getAttribute('href')).toBe('webcal://auto-mirante.pt/api/main/feeds/1.ics');
  screen.getByText(
    'O calendário pode demorar até um dia a mostrar alterações. As mudanças de hora chegam-lhe sempre por mensagem.',
  );
  await press('Copiar endereço');
  await screen.findByText('Endereço copiado.');
  expect(writeText).toHaveBeenCalledWith('https://auto-mirante.pt/api/main/feeds/1.ics');
  await press('Criar novo endereço');
  await screen.findByText('https://auto-mirante.pt/api/main/feeds/2.ics');
  expect(screen.queryByText('Endereço copiado.')).toBeNull();
});

test('where the browser copies nothing the address can be copied by hand', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: () => Promise.reject(new Error('denied')) },
  });
  await open();
  await press('Criar endereço');
  await press('Copiar endereço');
  await screen.findByText('Não foi possível copiar. Selecione o endereço e copie-o.');
});

test('an address of before is not shown again, says when it was read, and is ended [FEED-02]', async () => {
  let state: object = active;
  const shell = await open({
    'GET /user/feed': () => state,
    'DELETE /user/feed': () => {
      state = none;
      return { message: '' };
    },
  });
  // Half past midnight in Lisbon.
  await screen.findByText(/criado a 2\sjul\.\s2026\. Lido pela última vez a 10\sjul\.\s2026\./);
  expect(screen.queryByText(/feeds/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copiar endereço' })).toBeNull();
  await press('Desligar');
  await screen.findByText('O calendário foi desligado.');
  await screen.findByRole('button', { name: 'Criar endereço' });
  expect(shell.requests.map(({ method }) => method)).toContain('DELETE');
});

test('an address of before is replaced by one that is shown, which goes when it is ended [FEED-02]', async () => {
  let state: object = active;
  await open({
    'GET /user/feed': () => state,
    'DELETE /user/feed': () => {
      state = none;
      return { message: '' };
    },
  });
  await press('Criar novo endereço');
  await screen.findByText('https://auto-mirante.pt/api/main/feeds/1.ics');
  await press('Desligar');
  await screen.findByRole('button', { name: 'Criar endereço' });
  expect(screen.queryByText(/feeds/)).toBeNull();
});

test('what cannot be known is asked again, and nothing is offered meanwhile', async () => {
  let fails = true;
  await open({
    'GET /user/feed': () => (fails ? Response.json({}, { status: 500 }) : none),
  });
  await screen.findByText('Não foi possível saber se o calendário está ligado.');
  expect(screen.queryByRole('button', { name: /endereço|Desligar/ })).toBeNull();
  fails = false;
  await press('Tentar novamente');
  await screen.findByRole('button', { name: 'Criar endereço' });
});
