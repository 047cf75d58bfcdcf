import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startReplay, type Replay } from '../../../testing/startReplay.ts';
import { ProgramRefused, type InvoiceOrder, type InvoicingConnector } from '../connector.ts';
import { createInvoiceXpress } from './createInvoiceXpress.ts';
import { recordings } from './recordings.testing.ts';

const settings = {
  account_name: 'auto-mirante',
  api_key: 'key-of-the-provider',
  sequence_id: '5998917',
};
const waits: number[] = [];
let replay: Replay;
let program: InvoicingConnector;

beforeAll(async () => {
  replay = await startReplay(recordings);
  program = createInvoiceXpress(replay.address, settings, async (pause) => void waits.push(pause));
});
afterEach(() => {
  waits.length = 0;
  const faults = replay.faults.splice(0);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(() => replay.stop());

const receipt: InvoiceOrder = {
  reference: 'order-1',
  kind: 'FR',
  day: '2026-07-14',
  totalCents: 18_450,
  vatRate: 23,
  description: 'Peugeot 308: Travões',
  customer: {
    name: 'Marta Figueiredo',
    nif: '234567899',
    address: 'Rua de Cedofeita 120',
    postalCode: '4050-122',
    city: 'Porto',
    country: 'Portugal',
  },
};
const issued = {
  externalId: '252126849',
  isFinal: true,
  number: 'FR OXD2026/41',
  issuedOn: '2026-07-14',
  totalCents: 18_450,
  atcud: 'J62NTBW9-41',
};
const draft = { ...issued, isFinal: false, number: '', atcud: null };
/** Why an order was not taken, and whether another try may help. */
const whyNot = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) =>
      `${error instanceof ProgramRefused ? 'refused' : 'later'}: ${error instanceof Error ? error.message : ''}`,
  );

test('an order becomes a draft with its reference, its client and its price without VAT', async () => {
  replay.expect('taxes', 'receipt drafted');
  expect(await program.draft(receipt)).toEqual(draft);
});

test('the final consumer has no NIF, and cents come out of four places', async () => {
  replay.expect('taxes', 'invoice drafted');
  const order = { ...receipt, reference: 'order-2', kind: 'FT', totalCents: 2500 } as const;
  const made = program.draft({ ...order, description: 'Revisão', customer: undefined });
  expect(await made).toMatchObject({ externalId: '252126850', totalCents: 2500, isFinal: false });
});

test('a draft that is issued has its number, its day and its code', async () => {
  replay.expect('receipt finalised', 'receipt read');
  expect(await program.finalise(receipt, draft)).toEqual(issued);
});

test('the document of an order is found by reference or by the id of ours, the issued one before a draft, what was taken back never', async () => {
  replay.expect('receipts found');
  expect(await program.find(receipt)).toEqual(issued);
  replay.expect('no receipts found');
  expect(await program.find(receipt)).toBeUndefined();
  // Whoever takes an error for an empty list issues twice.
  replay.expect('a list that is none');
  expect(await whyNot(program.find(receipt))).toMatch(/^later: /);
});

test.each([
  ['key refused', 'refused: The program refused the key of the account.'],
  ['document refused', 'refused: The program answered 422: Fiscal is invalid'],
  ['too many questions', 'later: The program answered 429.'],
  ['away', 'later: The program answered 503.'],
])('%s', async (name, expected) => {
  replay.expect('taxes', name);
  expect(await whyNot(program.draft(receipt))).toBe(expected);
});

test('what the account has no tax for, or no reason, is refused before anything is made', async () => {
  replay.expect('taxes');
  expect(await whyNot(program.draft({ ...receipt, vatRate: 6 }))).toBe(
    'refused: The account has no tax of 6 %.',
  );
  replay.expect('taxes');
  expect(await whyNot(program.draft({ ...receipt, vatRate: 0 }))).toMatch(/^refused: The account/);
});

test('a file is waited for a little while, and taken from nowhere unsafe', async () => {
  replay.expect('file not ready');
  expect(await whyNot(program.readPdf(issued))).toMatch(/^later: .*still making/);
  expect(waits).toEqual([1000, 1000, 1000, 1000, 1000]);
  replay.expect('file not ready', 'file elsewhere');
  expect(await whyNot(program.readPdf(issued))).toMatch(/^refused: .*unsafe address/);
});

test('a program that hangs up or is not there may answer later', async () => {
  const server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const away = createInvoiceXpress(`http://127.0.0.1:${port}`, settings, async () => undefined);
  expect(await whyNot(away.find(receipt))).toBe('later: The program does not answer.');
  await new Promise((resolve) => server.close(resolve));
  expect(await whyNot(away.find(receipt))).toBe('later: The program does not answer.');
});
