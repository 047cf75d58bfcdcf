import { expect, test } from 'vitest';
import { companiesAddress, previousDomain } from './wayToPreviousCompany.ts';

const HERE = 'ninguem.localhost';
const remembered = { domain: 'lima.localhost', url: 'http://lima.localhost' };

test('the previous company is the remembered one, or the one whose link led here [ERR-51] [ERR-52]', () => {
  expect(previousDomain(remembered, 'https://alameda.localhost/client', HERE)).toBe(
    'lima.localhost',
  );
  expect(previousDomain(null, 'https://alameda.localhost/', HERE)).toBe('alameda.localhost');
});

test('there is none without cookies and link, and this one is no other [ERR-51]', () => {
  expect(previousDomain(null, '', HERE)).toBeNull();
  expect(previousDomain(null, 'no address', HERE)).toBeNull();
  expect(previousDomain({ ...remembered, domain: HERE }, '', HERE)).toBeNull();
});

test('the list of companies is asked for on the base of the other portal [SHL-37] [ERR-52]', () => {
  expect(companiesAddress('https://lima.pt:444/x?y=1')).toBe(
    'https://lima.pt:444/client?showCompanies=true',
  );
  expect(companiesAddress('javascript:alert(1)')).toBeNull();
  expect(companiesAddress('nothing')).toBeNull();
});
