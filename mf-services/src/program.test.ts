import type { VisitToDraw } from '@portal/contract/drawing/visitToDraw';
import { drawnMarkupSchema } from '@portal/contract/drawing/drawnMarkupSchema';
import { createTestPortal } from '@portal/remote/testPortal';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { program } from './program.ts';
import { anAppointmentWork, aWork } from './testing/aWork.ts';

vi.setConfig({ testTimeout: 60_000 });
// Workers are shared, and another file may have left a document in this one.
beforeEach(() => {
  for (const name of ['window', 'document', 'navigator', 'localStorage', 'sessionStorage'])
    vi.stubGlobal(name, undefined);
  return () => vi.unstubAllGlobals();
});

/** The details of a work or an appointment, from the answer to a call. */
function draw(id: string, address: string, answer: object) {
  const { portal } = createTestPortal();
  const visit: VisitToDraw = {
    ...{ federationName: 'mf_services_1', page: 'service-details', params: { id } },
    ...{ path: `/client/service-details/${id}`, search: '?s=I&t=0', userAgent: '' },
    provider: portal.provider,
    session: {
      ...{ mode: 'full', subject: null, termsAccepted: true, lite: null, scheduling: false },
    },
    answers: [{ address: `/api/main${address}`, status: 200, body: JSON.stringify(answer) }],
  };
  return program.draw(visit);
}

const symptoms = (name: string) => [{ name, obs_value: null, obs_label: null }];
const ofWork = (name: string) => draw('A-1', '/services/A-1/', aWork({ symptoms: symptoms(name) }));
/** As the edge gives it to the program: what opens it is taken out. */
const ofAppointment = (name: string) =>
  draw('S-1', '/appointments/S-1', {
    token: '',
    details: anAppointmentWork({ symptoms: symptoms(name), token_cal: null }),
  });

test.each([
  ['a work', 'A-1', ofWork],
  ['an appointment', 'S-1', ofAppointment],
])(
  'the details of %s are drawn from its own call, in turns with those of others [SHL-14] [C-722] [C-735] [C-739]',
  async (_what, id, drawOf) => {
    const [first, other, again] = [
      await drawOf('Travões da Ana'),
      await drawOf('Óleo do Rui'),
      await drawOf('Travões da Ana'),
    ];
    expect(first.markup).toContain('Travões da Ana');
    expect(v.is(drawnMarkupSchema, first.markup)).toBe(true);
    expect(first.queries.map(({ key }) => key)).toEqual([['service', id]]);
    expect(other.markup).toContain('Óleo do Rui');
    expect(JSON.stringify(other)).not.toContain('Ana');
    expect(again).toEqual(first);
  },
);

test('pictures of a drawn page do not take the line from its scripts', async () => {
  const photo = '/api/main/photos/work/A-1.jpg';
  const { item } = aWork();
  const { markup } = await draw(
    'A-1',
    '/services/A-1/',
    aWork({ item: item && { ...item, photo } }),
  );
  const pictures = markup.match(/<img[^>]*>/g) ?? [];
  expect(pictures.filter((picture) => picture.includes(photo))).not.toEqual([]);
  expect(pictures.filter((it) => !/fetchPriority="low"|loading="lazy"/i.test(it))).toEqual([]);
});
