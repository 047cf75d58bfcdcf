import { expect, test } from 'vitest';
import { aWork } from '../../../testing/aWork.ts';
import { providerFacts } from './providerFacts.tsx';

const stages = [
  { name: 'Iniciado', at: '2026-07-08T08:05:00.000Z' },
  { name: 'Na lixagem', at: '2026-07-08T23:30:00.000Z' },
];
const factsOf = (work: Parameters<typeof aWork>[0]) =>
  providerFacts(aWork(work), '2026-07-09', null).map(({ label, value }) => [label, value]);

test('each stage behind the first says when it came, on the clocks of Lisbon [C-817]', () => {
  const known = factsOf({ stages });
  const unknown = factsOf({});
  expect(known).toContainEqual(['Na lixagem', 'hoje, 00:30']);
  expect(known.length).toBe(unknown.length + 1);
});
