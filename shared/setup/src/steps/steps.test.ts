import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { isOptional, lackOf, steps } from './steps.ts';

test('the fourteen steps are named in their order, each with the page on which it is done [SET-05] [C-803]', () => {
  expect(steps.map(({ id }) => id)).toEqual([
    ...['identity', 'legal', 'brand', 'activity', 'modules', 'hours', 'services', 'experts'],
    ...['payments', 'prepayment', 'reminders', 'law', 'keys', 'import'],
  ]);
  expect(steps.slice(0, 3).map(({ page }) => page)).toEqual(['identity', 'identity', 'identity']);
  for (const { page, href } of steps) {
    const path = pages.find(({ id }) => id === page)?.path ?? '';
    expect(path).not.toBe('');
    expect(href.split('#')[0]).toBe(path);
  }
});

test('a required step lacks what keeps it from being published, another what the server says of it, and nothing is said before that is known [SET-05]', () => {
  const ids = steps.map(({ id }) => id);
  fc.assert(
    fc.property(fc.subarray(ids), fc.constantFrom(...steps), (lacking, step) => {
      const missing = lacking.map((section) => ({ section, field: null, name: section }));
      const said = steps
        .filter((one) => isOptional(one) && lacking.includes(one.id))
        .flatMap(({ id }) => (id === 'brand' || id === 'law' ? [{ step: id, name: id }] : []));
      const isSaid = said.some(({ step: id }) => id === step.id);
      const isMissing = isOptional(step) ? isSaid : lacking.includes(step.id);
      expect(lackOf(step, missing, said)).toEqual(isMissing ? [step.id] : []);
      expect(lackOf(step, missing, undefined) === undefined).toBe(isOptional(step));
    }),
  );
});
