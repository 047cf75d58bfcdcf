import { expect, test } from 'vitest';
import { arrivalOf } from './arrivalOf.ts';

const of = (address: string, hasSession: boolean, domain = 'oficina.pt') => {
  const { pathname, search } = new URL(address, 'http://edge');
  const {
    path,
    hasSession: arrives,
    isRedirected,
  } = arrivalOf({ path: pathname, search, hasSession }, domain);
  return `${path}${arrives ? ', in' : ''}${isRedirected ? ', elsewhere' : ''}`;
};

test('an address without a wish of its own leads to itself', () => {
  expect(of('/services', true)).toBe('/services, in');
  expect(of('/', false)).toBe('/');
  expect(of('/service-details-lite?token=x', false)).toBe('/service-details-lite');
});

test('deep links lead where the start goes [SHL-39] [SHL-40] [SHL-41]', () => {
  expect(of('/services?openAppointment=true', false)).toBe('/services-lite, elsewhere');
  expect(of('/services?openAppointment=true', true)).toBe('/services, in');
  expect(of('/?directAppointment=true&details=x', true)).toBe('/schedule, in, elsewhere');
  expect(of('/?directAppointment=true', false)).toBe('/schedule-lite, elsewhere');
  expect(of('/schedule?directAppointment=true', true)).toBe('/schedule, in');
  expect(of('/?token_cal=x', false)).toBe('/services-lite, elsewhere');
});

test('a client id logs in at a demo company, and nowhere else [DEMO-02] [SHL-42] [SHL-48]', () => {
  expect(of('/?cli=1', false, 'demo.oficina.pt')).toBe('/, in, elsewhere');
  expect(of('/?cli=1', true, 'demo.oficina.pt')).toBe('/, in');
  expect(of('/?cli=1', false)).toBe('/');
  for (const path of ['/services-lite', '/schedule-lite/7', '/help-delete-account'])
    expect(of(`${path}?cli=1`, false, 'demo.oficina.pt')).toBe(path);
});
