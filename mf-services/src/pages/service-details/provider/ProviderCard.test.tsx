// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import { detailsActions } from '../actions/detailsActions.ts';
import { ProviderCard } from './ProviderCard.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rules: Parameters<typeof detailsActions>[1] = {
  worksheetOperational: true,
  supportsItems: true,
  schedulerSolo: false,
  schedulerModule: 'FULL',
  now: new Date('2026-07-09T10:00:00Z'),
};

function open(
  platform: 'ANDROID' | 'IOS' | 'WEB',
  changes = {},
  provider = {},
  work = anAppointmentWork(changes),
) {
  const shell = createTestPortal({ platform, provider });
  render(
    <TestShell test={shell}>
      <ProviderCard work={work} actions={detailsActions(work, rules)} today="2026-07-09" />
    </TestShell>,
  );
  return shell;
}

test.each([
  ['Marcar novamente', { isAppointment: false, state: { bars: 5, name: 'Concluído' } }],
  ['Repetir marcação', { is_history: true }],
] as const)(
  '«%s» leads to the booking with what was asked for [APT-03] [BKG-30] [C-702]',
  async (name, changes) => {
    const asked = { name: 'Óleo e filtro', obs_label: null, obs_value: 'Sintético' };
    const shell = open('WEB', { ...changes, symptoms: [asked] });
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(shell.visited).toEqual(['/client/schedule']));
    expect(JSON.parse(localStorage.getItem('repeatAppointment') ?? 'null')).toMatchObject({
      symptoms: ['Óleo e filtro'],
      obs: ['Sintético'],
    });
  },
);

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test.each([
  ['IOS', 'https://maps.apple.com/?q=Rua%20do%20Hero%C3%ADsmo%20214%2C%20Porto'],
  [
    'ANDROID',
    'https://www.google.com/maps/search/?api=1&query=Rua%20do%20Hero%C3%ADsmo%20214%2C%20Porto',
  ],
  [
    'WEB',
    'https://www.google.com/maps/search/?api=1&query=Rua%20do%20Hero%C3%ADsmo%20214%2C%20Porto',
  ],
] as const)(
  'the place leads to the maps of %s, the telephone calls [DET-03] [DET-04] [LAW-04]',
  (on, map) => {
    open(on);
    expect(hrefOf(/^Rua do Heroísmo/)).toBe(map);
    expect(hrefOf('Ligar, chamada para a rede fixa nacional')).toBe('tel:+351225104417');
  },
);

test('where the work names no telephone the call goes to that of the provider [DET-04]', () => {
  const { establishment } = anAppointmentWork();
  open('WEB', { establishment: { ...establishment, phone: null } });
  expect(hrefOf(/^Ligar/)).toBe('tel:+351210000000');
});

test('what the call costs is said in the provider’s own words where its number does not say it [LAW-04]', () => {
  const { establishment } = anAppointmentWork();
  const provider = { contactPhone: '800 207 207', legal: { phoneCost: 'chamada gratuita' } };
  open('WEB', { establishment: { ...establishment, phone: null } }, provider);
  expect(hrefOf('Ligar, chamada gratuita')).toBe('tel:800207207');
});

test.each(['iPhone', 'iPad'])(
  'in a browser of an %s the place leads to the maps of iOS [DET-03]',
  (device) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device}; CPU OS 18_0)`);
    open('WEB');
    expect(hrefOf(/^Rua do Heroísmo/)).toMatch(/^https:\/\/maps\.apple\.com\/\?q=Rua%20do/);
  },
);

test('the appointment goes into the calendar with what it is, where and when the provider says [DET-09] [APT-06] [NAT-06]', () => {
  const shell = open('WEB', {
    share_calendar_start: '2026-07-14T07:45:00.000Z',
    share_calendar_end: '2026-07-14T10:15:00.000Z',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Pôr no calendário' }));
  expect(shell.calendarEvents).toEqual([
    {
      id: 'S-1',
      title: expect.stringMatching(/Travões.*Auto Mirante/),
      location: 'Rua do Heroísmo 214, Porto',
      start: '2026-07-14T07:45:00.000Z',
      end: '2026-07-14T10:15:00.000Z',
    },
  ]);
});

test('the video call is there when it has an address, and not any more once its day is over [DET-10] [C-381]', () => {
  const call = { meeting_url: 'https://meet.example/1' };
  open('WEB', call);
  expect(hrefOf('Entrar na videochamada')).toBe('https://meet.example/1');
  for (const changes of [{}, { ...call, is_history: true, date_start: '2026-07-08' }]) {
    cleanup();
    open('WEB', changes);
    expect(screen.queryByText('Entrar na videochamada')).toBeNull();
  }
});

test.each([{ is_history: true }, { is_cancelled: true }, { is_history: true, is_cancelled: true }])(
  'what is over goes into no calendar: %o [DET-09] [C-381]',
  (changes) => {
    open('WEB', changes);
    expect(screen.queryByRole('button', { name: 'Pôr no calendário' })).toBeNull();
  },
);

test.each([
  ['an appointment', anAppointmentWork, 'S-1.chave'],
  ['approved jobs of a work', aWork, 'A-1.chave'],
])(
  'a contract of %s that may be withdrawn from leads there, with the last day; any other does not [LAW-05]',
  (_of, make, key) => {
    open('WEB', {}, {}, make({ contract: { withdrawable: true, until: '2026-07-21', key } }));
    expect(hrefOf('Livre resolução, até 21\u00a0jul.')).toBe(`/legal/resolver?key=${key}`);
    for (const contract of [undefined, { withdrawable: false, until: '2026-07-01' }]) {
      cleanup();
      open('WEB', {}, {}, make({ contract }));
      expect(screen.queryByRole('link', { name: /Livre resolução/ })).toBeNull();
    }
  },
);
