import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { StorageFee } from '@portal/domain/work/storageClause';
import { createTestPortal } from '@portal/remote/testPortal';
import { expect, test } from 'vitest';
import { PORTAL_ADDRESSES } from '../../address/portalAddresses.ts';
import { texts as consent } from '../consent/texts.ts';
import { acceptedTermsText } from './acceptedTermsText.ts';
import { accessibilityStatement } from './accessibilityStatement.ts';
import { legalProviderOf } from './legalProviderOf.ts';
import type { LegalProvider } from './legalText.ts';
import { legalTexts } from './legalTexts.ts';

const provider: LegalProvider = {
  name: 'Auto Mirante',
  vertical: 'auto',
  email: 'oficina@automirante.exemplo.pt',
  phone: null,
  address: null,
};

const wordsOf = (value: unknown) => JSON.stringify(value);

test('policy has one text, interpretation two, usage three [LEG-01] [LEG-02]', () => {
  const texts = legalTexts(provider);
  expect(Object.entries(texts).map(([name, { parts }]) => [name, parts.length])).toEqual([
    ['policy', 1],
    ['interpretation', 2],
    ['usage', 3],
  ]);
  for (const { title, parts } of Object.values(texts)) {
    expect(title).not.toBe('');
    for (const { subtitle, content } of parts) {
      expect(subtitle).not.toBe('');
      expect(content.length).toBeGreaterThan(0);
    }
  }
});

test('the second text of the interpretation names the generic portal, and no placeholder is left [LEG-03]', () => {
  const { interpretation } = legalTexts(provider);
  expect(wordsOf(interpretation.parts[1])).toContain(PORTAL_ADDRESSES.genericPortal);
  expect(wordsOf(legalTexts(provider))).not.toContain('{portal}');
});

test('the storage clause is the provider’s setting, and there is none without one [LEG-04] [LEG-05] [LEG-06]', () => {
  const usageOf = (vertical: string, fee: StorageFee | null) =>
    wordsOf(legalTexts({ ...provider, vertical }, fee).usage);
  const auto = { hours: 48, euros_per_day: 50, vat: 'included' } as const;
  const tech = { hours: 72, euros_per_day: 5, vat: 'plus' } as const;
  expect(usageOf('AUTO', auto)).toMatch(
    /viatura deve ser levantada no prazo de 48 horas após a conclusão da reparação\. Depois desse prazo, .*50 euros por dia\. O prazo conta-se a partir do aviso\./,
  );
  expect(usageOf('tech', tech)).toMatch(
    /equipamento deve ser levantado no prazo de 72 horas após .*Depois desse prazo, .*armazenamento de 5 euros mais IVA por dia/,
  );
  for (const vertical of ['auto', 'tech', 'health', 'barbershop', 'accounting', '']) {
    expect(usageOf(vertical, null)).not.toMatch(/euros|horas/);
    expect(usageOf(vertical, null)).toContain(
      'cópias de segurança dos dados são guardadas durante 15 dias',
    );
  }
});

test('the policy states how long data is kept, and the date of the cookie policy [LEG-07] [LEG-08] [LEG-09]', () => {
  const { policy: text } = legalTexts(null);
  const policy = wordsOf(text);
  expect(policy).toContain('eliminados 60 dias após o fim do contrato');
  expect(policy).toMatch(/violação de dados pessoais, é notificada no prazo de 72 horas/);
  const blocks = text.parts[0]?.content ?? [];
  const cookies = blocks.findIndex((block) => wordsOf(block).includes('Política de cookies'));
  expect(blocks[cookies + 1]).toBe('Última atualização: 21 de outubro de 2024.');
  expect(consent.kept).toContain('Política atualizada a 21 de outubro de 2024.');
});

test('the terms of a company are written with its own words [SID-16] [CFG-10]', () => {
  const words = wordsOf(
    acceptedTermsText({
      name: 'Clínica Alameda',
      vat: '509123456',
      client: ['Utente', 'Utentes'],
      item: ['Paciente'],
      work: ['Consulta', 'Consultas'],
      companies: ['Clínica Alameda', 'Alameda Fisio'],
      terms: 'Primeira condição.\n\nSegunda condição.',
    }),
  );
  expect(words).toContain('entre Clínica Alameda, NIPC 509123456, e quem, na qualidade de utente');
  expect(words).toContain('pede consultas');
  expect(words).toContain('Clínica Alameda e Alameda Fisio');
  expect(words).toContain('cada consulta e cada paciente');
  expect(words).toContain('"Primeira condição.","Segunda condição."');
});

test('where a company has no words of its own, no number and no other company, the usual ones and its name stand [SID-16]', () => {
  const words = wordsOf(
    acceptedTermsText({
      ...{ name: 'Clínica Alameda', vat: '', client: [], item: [], work: [] },
      terms: 'Condição.',
    }),
  );
  expect(words).toContain('entre Clínica Alameda e quem, na qualidade de cliente, pede serviços');
  expect(words).toContain('Aplicam-se a Clínica Alameda.');
  expect(words).toContain('cada serviço e cada item que');
});

test('a telephone number in the texts stands with what calling it costs [LAW-03]', () => {
  const { provider: known } = createTestPortal().portal;
  const textsOf = (changes: Partial<ProviderSnapshot>) => {
    const legal = legalProviderOf({ ...known, ...changes });
    return wordsOf([legalTexts(legal).policy, accessibilityStatement(legal)]).replaceAll(
      '\u00a0',
      ' ',
    );
  };
  for (const [contactPhone, legal, words] of [
    ['222081745', undefined, 'pelo telefone 222 081 745 (chamada para a rede fixa nacional)'],
    ['800 207 207', { phoneCost: 'gratuita' }, 'pelo telefone 800 207 207 (gratuita)'],
  ] as const)
    expect(textsOf({ contactPhone, legal }).split(words)).toHaveLength(3);
});
