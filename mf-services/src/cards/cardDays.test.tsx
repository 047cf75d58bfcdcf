// @vitest-environment happy-dom
import type { Work } from '@portal/api/work/work';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LiteCard } from '../pages/services-lite/LiteCard.tsx';
import { anAppointmentWork, aWork } from '../testing/aWork.ts';
import { appointmentOfWork } from '../work/appointmentView.ts';
import { AppointmentEntry } from './AppointmentEntry.tsx';
import { PastWorkCard } from './PastWorkCard.tsx';
import { WorkCard } from './WorkCard.tsx';

const today = '2026-07-09';
afterEach(cleanup);

function textOf(card: ReactNode): string {
  const { container } = render(<TestShell test={createTestPortal()}>{card}</TestShell>);
  return (container.textContent ?? '').replaceAll('\u00a0', ' ');
}

const inProgress: [where: string, card: (work: Work) => ReactNode][] = [
  ['the home', (work) => <WorkCard work={work} today={today} isPrimary={false} />],
  ['a link', (work) => <LiteCard section="inProgress" work={work} today={today} />],
];
test.each(inProgress)(
  'a work on %s says when it is due back, else when it came in, today as hoje [SRV-11]',
  (_where, card) => {
    for (const [changes, note] of [
      [{ date_end: today, time_end: '17:30' }, 'Entrega: hoje, 17:30'],
      [{ date_end: '2026-07-16', time_end: '17:30' }, 'Entrega: 16 jul., 17:30'],
      [{ date_end: '2026-07-16' }, 'Entrega: 16 jul.'],
      [{ date_start: today }, 'Entrou: hoje'],
      [{ date_start: '2026-07-08' }, 'Entrou: 08 jul.'],
    ] as const) {
      const said = textOf(card(aWork(changes)));
      expect(said).toContain(note);
      expect(said.match(/Entrega|Entrou/g)).toHaveLength(1);
      cleanup();
    }
    expect(textOf(card(aWork({ date_start: null })))).not.toMatch(/Entrega|Entrou/);
  },
);

const before: [where: string, card: (work: Work) => ReactNode][] = [
  ['the home', (work) => <PastWorkCard work={work} today={today} />],
  ['a link', (work) => <LiteCard section="history" work={work} today={today} />],
];
test.each(before)('what is over says its day on %s, today as hoje [SRV-11]', (_where, card) => {
  const past = { is_history: true, client_arrived: true };
  for (const [day, shown] of [
    [today, 'hoje'],
    ['2026-07-08', '08 jul.'],
  ] as const) {
    const completed = { state: { bars: 5, name: 'Concluído' }, date_end: day } as const;
    expect(textOf(card(aWork({ ...past, ...completed })))).toContain(shown);
    cleanup();
    expect(textOf(card(anAppointmentWork({ ...past, date_start: day })))).toContain(shown);
    cleanup();
  }
});

const tickets: [where: string, card: (work: Work) => ReactNode][] = [
  [
    'the home',
    (work) => (
      <AppointmentEntry
        appointment={appointmentOfWork(work)}
        today={today}
        providerName="Auto Mirante"
      />
    ),
  ],
  ['a link', (work) => <LiteCard section="scheduled" work={work} today={today} />],
];
test.each(tickets)(
  'the ticket of an appointment has its day on %s, today as hoje [APT-01] [SRV-11] [C-595]',
  (_where, card) => {
    expect(textOf(card(anAppointmentWork({ date_start: today })))).toMatch(/^quihoje09 jul\.09:00/);
    cleanup();
    expect(textOf(card(anAppointmentWork()))).toMatch(/^ter14jul\.09:00/);
  },
);
