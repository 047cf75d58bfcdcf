import { describe, expect, test } from 'vitest';
import { countedAddress, originOf } from './clientAddress.ts';
import { trustedAddresses } from './trustedAddresses.ts';

const customer = '203.0.113.9';
const edge = '10.1.0.5';

describe('where a request came from', () => {
  const byDefault = trustedAddresses('');
  const behindProxies = trustedAddresses('10.1.0.0/16, 192.0.2.7,fd00::/8');

  test.each([
    ['the edge of this machine tells the customer', '127.0.0.1', customer, customer],
    ['over IPv6 too', '::1', customer, customer],
    ['and as IPv4 within IPv6', '::ffff:127.0.0.1', `::ffff:${customer}`, customer],
    [
      'what the customer wrote before counts for nothing',
      '127.0.0.1',
      `1.1.1.1, ${customer}`,
      customer,
    ],
    ['a stranger is believed nothing', '198.51.100.4', customer, '198.51.100.4'],
    ['an edge that is not named is a stranger', edge, customer, edge],
    [
      'a proxy of this machine before the edge is skipped',
      '127.0.0.1',
      `${customer}, 127.0.0.1`,
      customer,
    ],
    ['nobody forwarded anything', '127.0.0.1', undefined, '127.0.0.1'],
    ['an empty header is none', '127.0.0.1', '', '127.0.0.1'],
  ])('by default: %s', (_what, connection, forwarded, expected) => {
    expect(originOf(connection, forwarded, byDefault)).toBe(expected);
  });

  test.each([
    ['edge and balancer are passed', edge, `1.1.1.1, ${customer}, 192.0.2.7`, customer],
    ['up to the first that is not ours', edge, `${customer}, 198.51.100.4`, '198.51.100.4'],
    ['by IPv6 networks too', 'fd00::12', customer, customer],
  ])('with named proxies: %s', (_what, connection, forwarded, expected) => {
    expect(originOf(connection, forwarded, behindProxies)).toBe(expected);
  });

  test('without a connection the header counts, as in tests', () => {
    expect(originOf(undefined, customer, byDefault)).toBe(customer);
    expect(originOf(undefined, undefined, byDefault)).toBe('local');
  });
});

test.each(['nobody', '10.0.0.1/33', '10.0.0.1/x', 'fd00::/129'])(
  '%s is refused at the start',
  (entry) => {
    expect(() => trustedAddresses(entry)).toThrow(entry);
  },
);

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['local', 'local'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('limits count %s as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
