import { expect, test } from 'vitest';
import { developmentWarning } from './developmentWarning.ts';
import { readEnvironment } from './readEnvironment.ts';

test('an edge that was told nothing is one for development, and says so where others may reach it', () => {
  expect(developmentWarning(readEnvironment({}, '/portal'))).toContain(
    'PORTAL_ENVIRONMENT=production',
  );
});

test.each(['127.0.0.1', '::1', 'localhost'])('at %s nobody else reaches it', (host) => {
  expect(developmentWarning({ mode: 'development', host })).toBeNull();
});

test.each(['production', 'test'] as const)('in %s there is nothing to say', (mode) => {
  expect(developmentWarning({ mode, host: '0.0.0.0' })).toBeNull();
});
