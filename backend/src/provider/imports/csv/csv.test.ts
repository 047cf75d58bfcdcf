import { isAscii, isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';
import { readCsv } from './readCsv.ts';
import { writeCsv } from './writeCsv.ts';

/** What Windows-1252 has beside Latin-1, by its byte. */
const windows = new Map(
  Object.entries({
    ...{ '€': 0x80, '‚': 0x82, ƒ: 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, ˆ: 0x88 },
    ...{ '‰': 0x89, Š: 0x8a, '‹': 0x8b, Œ: 0x8c, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93 },
    ...{ '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97, '˜': 0x98, '™': 0x99, š: 0x9a, '›': 0x9b },
    ...{ œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
  }),
);
/** What Latin-1 has beside ASCII, as far as it is written here. */
const latin = [...'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúºª§¬'];

function inWindows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text].map((letter) => windows.get(letter) ?? letter.charCodeAt(0)));
}

const encodings = {
  utf8: (text: string) => new TextEncoder().encode(text),
  'utf8 with a mark': (text: string) => new TextEncoder().encode(`\uFEFF${text}`),
  'windows-1252': inWindows1252,
};
const separator = fc.constantFrom(';', ',', '\t');
const letter = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...'abcXYZ019 -+=@.') },
  { weight: 1, arbitrary: fc.constantFrom(';', ',', '\t', '"', "'", '\n', '\r\n') },
  { weight: 1, arbitrary: fc.constantFrom(...latin, ...windows.keys()) },
);
const cell = fc.string({ unit: letter, maxLength: 12 });
const name = fc.string({ unit: fc.constantFrom(...'abcçãéóXYZ º'), minLength: 1, maxLength: 8 });
const table = fc
  .uniqueArray(name, { minLength: 2, maxLength: 6, selector: (text) => text.trim() })
  .filter((names) => names.every((text) => text.trim() !== ''))
  .chain((columns) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.array(fc.array(cell, { minLength: columns.length, maxLength: columns.length }), {
        maxLength: 8,
      }),
    }),
  );
/** A cell as it is read: without what stands around it or guards a formula, with one form of line breaks. */
const read = (text: string) => {
  const plain = text.replaceAll(/\r\n?/g, '\n');
  return (/^'[=+\-@\t\n]/.test(plain) ? plain.slice(1) : plain).trim();
};
const withoutEmpty = (rows: readonly (readonly string[])[]) =>
  rows
    .map((cells, index) => ({ n: index + 2, cells: cells.map(read) }))
    .filter(({ cells }) => cells.some((text) => text !== ''));

test.each(Object.entries(encodings))(
  'any fields come back by any separator, quoted or as needed, in %s [SET-23]',
  (_name, encode) => {
    fc.assert(
      fc.property(
        table,
        separator,
        fc.boolean(),
        fc.constantFrom('\n', '\r\n'),
        ({ columns, rows }, delimiter, quotes, newline) => {
          const text = Papa.unparse([columns, ...rows], { delimiter, quotes, newline });
          const file = encode(text);
          // `çºº` in Windows-1252 is a letter of another script in UTF-8: no reader could know.
          fc.pre(encode !== inWindows1252 || isAscii(file) || !isUtf8(file));
          expect(readCsv(decodeText(file))).toEqual({
            columns: columns.map((column) => column.trim()),
            rows: withoutEmpty(rows),
          });
        },
      ),
    );
  },
);

test('what may be UTF-8 is read as that [SET-23]', () => {
  expect(decodeText(inWindows1252('çºº'))).toBe('纺');
  expect(decodeText(inWindows1252('çº'))).toBe('çº');
});

test('what is written for spreadsheets comes back, and no cell of it is a formula [SET-24]', () => {
  fc.assert(
    fc.property(table, ({ columns, rows }) => {
      const file = writeCsv(columns, rows);
      expect(file.startsWith('\uFEFF')).toBe(true);
      const { data } = Papa.parse<string[]>(file.slice(1), {
        delimiter: ';',
        skipEmptyLines: false,
      });
      const cells = data.flat();
      expect(cells.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
      const written = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
      expect(data.slice(1, -1)).toEqual(rows.map((row) => row.map(written)));
    }),
  );
});

test('a file of lines that was corrected is read as it was written, phones with + included [SET-24] [C-820]', () => {
  fc.assert(
    fc.property(table, ({ columns, rows }) => {
      const { rows: found } = readCsv(decodeText(encodings.utf8(writeCsv(columns, rows))));
      expect(found).toEqual(withoutEmpty(rows));
    }),
  );
  expect(readCsv(writeCsv(['Tlm'], [['+351 912 000 101']])).rows).toEqual([
    { n: 2, cells: ['+351 912 000 101'] },
  ]);
});

test('columns without a name and those of one name are told apart, short and long lines are read [SET-23] [C-772]', () => {
  expect(readCsv('Nome;;Nome\n\nAna\nRui;1;2;3\n')).toEqual({
    columns: ['Nome', 'Coluna 2', 'Nome (2)'],
    rows: [
      { n: 3, cells: ['Ana', '', ''] },
      { n: 4, cells: ['Rui', '1', '2'] },
    ],
  });
});

test('what stands in quotes in the header parts no columns [SET-23]', () => {
  expect(readCsv('"Nome, apelido, título";Tlm\nAna;1\n').columns).toEqual([
    ...['Nome, apelido, título', 'Tlm'],
  ]);
});
