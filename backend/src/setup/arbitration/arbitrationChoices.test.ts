import * as v from 'valibot';
import { expect, test } from 'vitest';
import { providerSchema } from '../../provider/api/providerSchema.ts';
import { arbitrationChoices } from './arbitrationChoices.ts';
import { arbitrationEntities } from './arbitrationEntities.ts';
import { DISTRICTS } from './districts.ts';
import { districtOf } from './districtOf.ts';
import { readArbitration } from './readArbitration.ts';

const { national, ofCars, regional } = arbitrationEntities;
const all = [national, ofCars, ...regional];
const shortName = (name: string) => name.slice(0, name.indexOf(','));
const preset = (district: string | null) =>
  shortName(arbitrationChoices({ district }).preset?.name ?? '-,');
const offered = (vertical: string | null, district = 'Porto') =>
  arbitrationChoices({ district, vertical }).offered.map(({ name }) => shortName(name));

test('every district has an entity, and each entity what PUT /provider takes, with a site over TLS [SET-08]', () => {
  for (const district of DISTRICTS) {
    const { preset: entity, offered: list } = arbitrationChoices({ district });
    expect(entity?.districts).toContain(district);
    expect(list[0]).toBe(entity);
  }
  const { arbitration } = providerSchema.entries.legal.entries;
  for (const { name, url } of all) {
    expect(v.is(arbitration, { name, url })).toBe(true);
    expect(new URL(url).protocol).toBe('https:');
    expect(readArbitration(name, url)).toEqual({ arbitration: { name, url } });
  }
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
});

test.each([
  ['Porto', 'CICAP'],
  ['Lisboa', 'CACCL'],
  ['Setúbal', 'CACCL'],
  ['Braga', 'CIAB'],
  ['Viana do Castelo', 'CIAB'],
  ['Coimbra', 'CACRC'],
  ['Faro', 'CIMAAL'],
  ['Açores', 'CIMARA'],
  ['Madeira', 'CACC RAM'],
  ['Aveiro', 'CNIACC'],
  ['Vila Real', 'CNIACC'],
  ['Beja', 'CNIACC'],
  [null, '-'],
  ['Galiza', '-'],
])('of %s it is %s until the owner says otherwise [SET-08]', (district, name) => {
  expect(preset(district)).toBe(name);
});

test('a district is known however it is written', () => {
  for (const written of ['setubal', ' SETÚBAL ', 'Distrito de Setúbal', 'Setu\u0301bal'])
    expect(districtOf(written)).toBe('Setúbal');
  expect(districtOf('Funchal')).toBe('Madeira');
  expect(districtOf('Região Autónoma dos Açores')).toBe('Açores');
  expect(districtOf('constructor')).toBeNull();
});

test('CASA is offered to the motor trade alone, with its doubt, and preset to nobody [SET-08] [C-785]', () => {
  expect(offered('AUTO')).toEqual([
    ...['CICAP', 'TRIAVE', 'CNIACC', 'CASA'],
    ...['CACCL', 'CIAB', 'CACRC', 'CIMAAL', 'CIMARA', 'CACC RAM'],
  ]);
  expect(offered('auto')).toContain('CASA');
  expect(offered('TECH')).not.toContain('CASA');
  expect(offered(null)).not.toContain('CASA');
  expect(ofCars.doubt).toContain('confirme');
  expect(offered('TECH', 'Vila Real').slice(0, 2)).toEqual(['CNIACC', 'CIAB']);
});

test.each([
  ['cicap.pt', 'https://cicap.pt'],
  [' http://www.cicap.pt/contactos ', 'https://www.cicap.pt/contactos'],
  ['HTTPS://www.cicap.pt', 'https://www.cicap.pt'],
])('the site of a free entry is taken as it is typed: %s [SET-08]', (site, url) => {
  expect(readArbitration(' Centro ', site)).toEqual({ arbitration: { name: 'Centro', url } });
});

test.each([
  ['', 'cicap.pt', [['name', 'Campo obrigatório!']]],
  [
    ' ',
    ' ',
    [
      ['name', 'Campo obrigatório!'],
      ['url', 'Campo obrigatório!'],
    ],
  ],
  ['Centro', 'o site deles', [['url', 'Formato Inválido']]],
  ['Centro', 'localhost', [['url', 'Formato Inválido']]],
  ['Centro', 'javascript:alert(1)', [['url', 'Formato Inválido']]],
  ['Centro', 'https://eu:segredo@cicap.pt', [['url', 'Formato Inválido']]],
  ['C'.repeat(256), 'cicap.pt', [['name', 'Formato Inválido']]],
])('%s, %s is refused in words', (name, site, problems) => {
  expect(readArbitration(name, site)).toEqual({
    problems: problems.map(([field, message]) => ({ field, message })),
  });
});
