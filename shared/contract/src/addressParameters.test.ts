import { expect, test } from 'vitest';
import {
  ADDRESS_PARAMETERS,
  frontOffice,
  queryAfterReading,
  queryOfNextPage,
} from './addressParameters.ts';

const query = (text: string) => new URLSearchParams(text);

test('the parameters are those of the specification [SHL-32]', () => {
  expect([...ADDRESS_PARAMETERS].sort()).toEqual(
    'FO cli email embedded fo fromLite openAppointment openEquipments phone s schedule showCompanies t token token_cal'.split(
      ' ',
    ),
  );
});

test('the front office is read in both spellings [SHL-33]', () => {
  expect([frontOffice(query('FO=1')), frontOffice(query('fo=2')), frontOffice(query(''))]).toEqual([
    '1',
    '2',
    null,
  ]);
});

test('what was read leaves the address; a lite page keeps its token [SHL-34]', () => {
  const all = new URLSearchParams(ADDRESS_PARAMETERS.map((name) => [name, 'x']));
  const leftOn = (path: string) => [...queryAfterReading(path, all).keys()];
  const stays = ['cli', 'FO', 'fo', 's', 't', 'fromLite', 'embedded'];
  expect(leftOn('/services')).toEqual(stays);
  expect(leftOn('/services-lite').toSorted()).toEqual([...stays, 'token', 'token_cal'].toSorted());
});

test('the token goes along between lite pages only [SHL-31]', () => {
  const from = { path: '/services-lite', query: query('token_cal=a&s=C') };
  const next = (path: string, text = '') =>
    queryOfNextPage(from, { path, query: query(text) }).toString();
  expect(next('/service-details-lite', 's=I')).toBe('s=I&token_cal=a');
  expect(next('/schedule-lite', 'token_cal=b')).toBe('token_cal=b');
  expect(next('/login')).toBe('');
});
