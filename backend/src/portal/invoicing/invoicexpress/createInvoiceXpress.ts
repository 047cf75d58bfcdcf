import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  ProgramRefused,
  type InvoicedCustomer,
  type InvoiceOrder,
  type InvoicingConnector,
} from '../connector.ts';
import { askProgram, fetchFile } from './askProgram.ts';
import { documentNames, documentOf, documentsOf } from './documentOf.ts';
import type { InvoiceXpressSettings } from './settings.ts';

const largestFile = 10 << 20;
/** The program asks whoever wants the file to come back: this often, a moment apart, within one try. */
const pdfLooks = 5;
const pdfPauseMilliseconds = 1000;
const taxesSchema = v.object({
  taxes: v.array(
    v.object({
      name: v.string(),
      value: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
      region: v.optional(v.nullable(v.string())),
    }),
  ),
});
const pdfSchema = v.object({ output: v.object({ pdfUrl: v.pipe(v.string(), v.url()) }) });

/** A provider's account at InvoiceXpress, over its API. Drafts have no fiscal value; what is issued is issued once. */
export function createInvoiceXpress(
  address: string,
  settings: InvoiceXpressSettings,
  wait: (milliseconds: number) => Promise<void>,
): InvoicingConnector {
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    askProgram({ address, key: settings.api_key }, method, path, body);
  return {
    name: 'invoicexpress',
    find: async ({ kind, reference }) => {
      const { path, type } = documentNames[kind];
      const query = new URLSearchParams({
        text: reference,
        'type[]': type,
        non_archived: 'true',
        per_page: '30',
      });
      const { body } = await ask('GET', `/${path}.json?${query.toString()}`);
      const found = documentsOf(kind, reference, body);
      return found.find(({ isFinal }) => isFinal) ?? found[0];
    },
    draft: async (order) => {
      const { body: taxes } = await ask('GET', '/taxes.json');
      const tax = taxOf(v.parse(taxesSchema, taxes).taxes, order.vatRate);
      const invoice = invoiceOf(order, tax, settings);
      const sent = { invoice, proprietary_uid: order.reference };
      const { body } = await ask('POST', `/${documentNames[order.kind].path}.json`, sent);
      return documentOf(order.kind, body);
    },
    finalise: async ({ kind }, { externalId }) => {
      const path = `/${documentNames[kind].path}/${externalId}`;
      await ask('PUT', `${path}/change-state.json`, { invoice: { state: 'finalized' } });
      // The answer to a change of state leaves out the number.
      const { body } = await ask('GET', `${path}.json`);
      return documentOf(kind, body);
    },
    readPdf: async ({ externalId }) => {
      for (let look = 1; look <= pdfLooks; look += 1) {
        const { status, body } = await ask('GET', `/api/pdf/${externalId}.json`);
        if (status === 200) {
          const { pdfUrl } = v.parse(pdfSchema, body).output;
          if (new URL(pdfUrl).protocol !== new URL(address).protocol)
            throw new ProgramRefused('The file of the document lies at an unsafe address.');
          return fetchFile(pdfUrl, largestFile);
        }
        await wait(pdfPauseMilliseconds);
      }
      throw new Error('The program is still making the file of the document.');
    },
  };
}

/** The account's tax of a rate, that of the mainland first. @throws ProgramRefused when there is none */
function taxOf(taxes: v.InferOutput<typeof taxesSchema>['taxes'], rate: number): string {
  const fitting = taxes.filter(({ value }) => value === rate);
  const tax = fitting.find(({ region }) => region === 'PT') ?? fitting[0];
  if (tax === undefined) throw new ProgramRefused(`The account has no tax of ${rate} %.`);
  return tax.name;
}

function invoiceOf(order: InvoiceOrder, tax: string, settings: InvoiceXpressSettings): object {
  const { reference, day, vatRate, totalCents, description, customer } = order;
  if (vatRate === 0 && settings.tax_exemption === undefined)
    throw new ProgramRefused('Without VAT the account needs tax_exemption.');
  const date = day.split('-').reverse().join('/');
  // Prices are without VAT there; with four places the total comes out to the cent.
  const price = (totalCents / (100 + vatRate)).toFixed(4);
  return {
    date,
    due_date: date,
    reference,
    ...(settings.sequence_id === undefined ? {} : { sequence_id: settings.sequence_id }),
    ...(vatRate === 0 ? { tax_exemption: settings.tax_exemption } : {}),
    client: customer === undefined ? { name: 'Consumidor final' } : clientOf(customer),
    items: [
      {
        name: description.slice(0, 100),
        description,
        unit_price: price,
        quantity: '1',
        tax: { name: tax },
      },
    ],
  };
}

/** A client is found by its code, and then as it was before: another name or address is another client. */
function clientOf({ name, nif, address, postalCode, city, country }: InvoicedCustomer): object {
  const whole = JSON.stringify([name, nif, address, postalCode, city, country]);
  const code = `P${createHash('sha256').update(whole).digest('hex').slice(0, 16)}`;
  return { name, code, fiscal_id: nif, address, postal_code: postalCode, city, country };
}
