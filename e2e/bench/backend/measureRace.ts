import { exactly, percentile, type Finding } from '../findings.ts';
import type { MeasuredPortal } from './measuredPortal.ts';

const CLIENTS = 1000;

/** One way in which all want the same: how many can have it, and what the n-th client asks for. */
interface Shape {
  name: string;
  winners: number;
  hasAlternatives: boolean;
  ask(client: number): { service: string; time: string | null };
}

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

const shapes: readonly [Shape, ...Shape[]] = [
  {
    name: 'one expert, one time',
    winners: 1,
    hasAlternatives: true,
    ask: () => ({ service: 'h60', time: '10:00' }),
  },
  {
    name: 'one expert, durations that overlap',
    winners: 1,
    hasAlternatives: true,
    // Each of them covers 10:30 to 11:00.
    ask: (client) =>
      pick(
        [
          { service: 'h60', time: '10:00' },
          { service: 'h90', time: '10:00' },
          { service: 'h30', time: '10:30' },
          { service: 'h60', time: '10:30' },
          { service: 'h90', time: '10:30' },
        ],
        client,
      ),
  },
  {
    name: 'one bay, no expert',
    winners: 1,
    hasAlternatives: true,
    ask: () => ({ service: 'bay', time: '10:00' }),
  },
  {
    name: 'either of two experts',
    winners: 2,
    hasAlternatives: true,
    ask: () => ({ service: 'two', time: '10:00' }),
  },
  {
    name: 'a class with 8 seats',
    winners: 8,
    hasAlternatives: false,
    ask: () => ({ service: 'class', time: null }),
  },
];

export interface RaceOptions {
  runs: number;
  /** Clients take turns among so many processes. */
  processes: number;
  /** Day of the first run, `yyyy-MM-dd`; each run has a day of its own. */
  from: string;
}

/** 1000 clients want one slot, `runs` times in turn through the shapes. */
export async function measureRace(
  portal: MeasuredPortal,
  options: RaceOptions,
): Promise<Finding[]> {
  const first = Date.parse(`${options.from}T00:00:00Z`);
  let wrongWinners = 0;
  let impolite = 0;
  let others = 0;
  let serverErrors = 0;
  const seconds: number[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    const shape = pick(shapes, run);
    const date = new Date(first + run * 86_400_000).toISOString().slice(0, 10);
    if (shape.name.startsWith('a class')) await newClass(portal, run, date);
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, turn) => {
        // Another one begins each run: who books twenty times an hour is told to wait.
        const client = (turn + run * 20) % CLIENTS;
        const { service, time } = shape.ask(client);
        const id = service === 'class' ? `class-${run}` : service;
        const request = { services: [{ id }], ...(time === null ? {} : { date, time }) };
        return portal
          .customer(client, 'POST', '/main/schedule', request, client % options.processes)
          .catch(() => ({ status: 599, body: {} }));
      }),
    );
    seconds.push((performance.now() - began) / 1000);
    const won = answers.filter(({ status }) => status === 200).length;
    if (won !== shape.winners) wrongWinners += 1;
    serverErrors += answers.filter(({ status }) => status >= 500).length;
    for (const { status, body } of answers) {
      if (status === 200 || status >= 500) continue;
      if (status !== 409) others += 1;
      else if (!isPolite(body, shape.hasAlternatives)) impolite += 1;
    }
  }
  const title = `1000 clients, ${options.runs} times${options.processes > 1 ? `, ${options.processes} processes` : ''}`;
  return [
    exactly(`${title}: runs with another number of winners`, wrongWinners, 0),
    exactly(`${title}: answers of 5xx`, serverErrors, 0),
    exactly(`${title}: refusals other than 409`, others, 0),
    exactly(`${title}: 409 without words or alternatives`, impolite, 0),
    {
      name: `${title}: seconds per run, median and worst`,
      found: `${percentile(seconds, 0.5).toFixed(1)} / ${Math.max(...seconds).toFixed(1)}`,
      wanted: '≤ 3.0',
      met: Math.max(...seconds) <= 3,
    },
  ];
}

function isPolite(body: Record<string, unknown>, hasAlternatives: boolean): boolean {
  const { title, body: words, alternatives, success } = body;
  const hasWords = typeof title === 'string' && typeof words === 'string' && success === false;
  return hasWords && Array.isArray(alternatives) && (!hasAlternatives || alternatives.length > 0);
}

async function newClass(portal: MeasuredPortal, run: number, date: string): Promise<void> {
  await portal.provider('PUT', `/services/class-${run}`, {
    name: 'Aula',
    duration_minutes: 60,
    fixed_start: `${date}T18:00:00Z`,
    capacity: 8,
    is_group: true,
  });
}

/** Experts, bays and services of the races: `h30`, `h60`, `h90` of one expert, `two` of two, `bay` of none. */
export async function setUpRace(portal: MeasuredPortal): Promise<void> {
  await portal.provider('PUT', '/settings', { horizon_days: 365, parallel_bookings: 1 });
  await portal.provider('PUT', '/hours', {
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  });
  for (const expert of ['solo', 'ana', 'rui'])
    await portal.provider('PUT', `/experts/${expert}`, { name: expert });
  for (const minutes of [30, 60, 90])
    await portal.provider('PUT', `/services/h${minutes}`, {
      name: `h${minutes}`,
      duration_minutes: minutes,
      expert_ids: ['solo'],
    });
  await portal.provider('PUT', '/services/two', {
    name: 'two',
    duration_minutes: 60,
    expert_ids: ['ana', 'rui'],
  });
  await portal.provider('PUT', '/services/bay', { name: 'bay', duration_minutes: 60 });
}
