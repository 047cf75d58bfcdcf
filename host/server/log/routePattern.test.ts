import { expect, test } from 'vitest';
import { routePattern } from './routePattern.ts';

const ID = '0123456789abcdefghjkmnpqrs';
const OF_LETTERS = 'abcdefghjkmnpqrstvwxyzabcd';
const TOKEN = 'ooooooooooooooooooooooooooooooooooooooooooo';

test.each([
  ['/client', '/client'],
  ['/client/faturas-e-pagamentos', '/client/faturas-e-pagamentos'],
  [`/client/service-details/S-${ID}`, '/client/service-details/:id'],
  [`/api/main/services/A-${ID}/cancel`, '/api/main/services/:id/cancel'],
  [`/api/main/services/${OF_LETTERS}/editInternalObs`, '/api/main/services/:id/editInternalObs'],
  [`/api/main/user/client/`, '/api/main/user/client/'],
  [`/api/calendar/customer/links/${TOKEN}`, '/api/calendar/customer/links/:id'],
  ['/client/ana@exemplo.pt/+351912345678/Ana%20Silva', '/client/:id/:id/:id'],
  ['/api/provider-api/v1/customers/joana', '/api/provider-api/*'],
  [`/setup/link/${TOKEN}`, '/setup/*'],
  [`/a/b/c/d/e/f/g/h/joana/silva`, '/a/b/c/d/e/f/g/h/*'],
])('of %s the log says %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});
