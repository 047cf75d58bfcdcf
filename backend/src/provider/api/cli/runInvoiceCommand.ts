import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { cliOptions } from './cliOptions.ts';
import type { JsonObject, ProviderClient } from './client.ts';
import { euros, need } from './usageError.ts';

type Values = { [Name in keyof typeof cliOptions]?: string | boolean | string[] | undefined };

/** Runs a command about documents of invoicing. @returns undefined when it is about something else @throws UsageError */
export async function runInvoiceCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
  values: Values,
  pathOf: (id: string) => string,
): Promise<JsonObject | undefined> {
  const option = (name: keyof Values) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const id = () => need(words[0], 'The id');
  const reason = () => need(words.slice(1).join(' '), 'The reason');
  switch (command) {
    case 'invoices':
      return client.get(`${pathOf(id())}/invoices`);
    case 'invoice': {
      const file = need(words[1], 'The path');
      const fields = {
        kind: option('kind') ?? 'FT',
        number: need(option('number'), '--number'),
        issued_on: need(option('date'), '--date'),
        total: euros(need(option('total'), '--total')).toFixed(2),
        atcud: option('atcud') ?? '',
        request_id: option('request') ?? '',
      };
      const document = new File([await readFile(file)], path.basename(file));
      return client.attach(`${pathOf(id())}/invoices`, 'document', document, fields);
    }
    case 'void':
      return client.send('POST', `/invoices/${id()}/void`, { reason: reason() });
    case 'requests':
      return client.get('/invoice-requests?state=requested');
    case 'refuse':
      return client.send('POST', `/invoice-requests/${id()}`, { refuse: true, reason: reason() });
    case 'sent':
      return client.send('POST', `/invoice-requests/${id()}`, { sent: true });
    case 'invoicing':
      return client.get('/invoicing-account');
    case 'connect':
      return client.send('PUT', '/invoicing-account', await readJson(need(words[0], 'The path')));
    default:
      return undefined;
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
