import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholder, type ReminderFacts } from './placeholders.ts';

const facts: ReminderFacts = {
  nome: 'Marta',
  prestador: 'Auto Mirante',
  serviço: 'Revisão',
  data: '14 jul.',
  hora: '09:00',
  valor: '',
  ligação: 'https://a.pt/x',
  estado: '',
};

test('placeholders are filled, however their letters are written, and what is empty leaves no brackets [REM-03]', () => {
  const text = '{nome}, {prestador}: {serviço} ({valor}) a {data}, {hora} {ligação}';
  expect(fillPlaceholders(text.normalize('NFD'), facts)).toBe(
    'Marta, Auto Mirante: Revisão a 14 jul., 09:00 https://a.pt/x',
  );
  expect(fillPlaceholders('{serviço} ({data}) {outro}', facts)).toBe('Revisão (14 jul.) {outro}');
});

test('a placeholder without meaning is named as it stands; the stage is of a stage alone [REM-03]', () => {
  const unknown = (text: string, event: 'work.ready' | 'work.state' = 'work.ready') =>
    unknownPlaceholder({ event, text });
  expect(unknown('{nome} {prestador} {serviço} {data} {hora} {valor} {ligação}')).toBeUndefined();
  expect(unknown('Olá {Nome}')).toBe('{Nome}');
  expect(unknown('{servico} {x}')).toBe('{servico}');
  expect(unknown('{}')).toBe('{}');
  expect(unknown('{estado}')).toBe('{estado}');
  expect(unknown('{estado}', 'work.state')).toBeUndefined();
});
