import { writeFile } from 'node:fs/promises';
import type { JsonObject, ProviderClient } from './client.ts';
import { readJsonFile } from './readJsonFile.ts';
import { euros, need } from './usageError.ts';

/** What a budget of lines is made of. */
interface BudgetValues {
  line?: string[];
  vat?: string;
  net?: boolean;
  'no-approval'?: boolean;
}

/** Runs a command about budgets and their evidence. @returns undefined when it is about something else @throws UsageError */
export async function runBudgetCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
  values: BudgetValues,
): Promise<JsonObject | undefined> {
  const work = () => `/works/${need(words[0], 'The id')}`;
  const file = () => readJsonFile(need(words[1], 'The path'));
  switch (command) {
    case 'budgets':
      return client.get(`${work()}/budgets`);
    case 'approvals':
      return client.get('/approvals');
    case 'approval': {
      const target = need(words[1], 'The path');
      const document = await client.download(`/approvals/${need(words[0], 'The id')}.pdf`);
      await writeFile(target, document);
      return { file: target, bytes: document.byteLength };
    }
    case 'verify':
      return client.get('/approvals/verify');
    case 'jobs':
      return client.send('POST', `${work()}/budget`, file());
    case 'decide':
      return client.send('POST', `${work()}/budget/decision`, file());
    case 'budget':
      return client.send('POST', `${work()}/budget`, {
        lines: (values.line ?? []).map(lineOf),
        vat_rate: values.vat === undefined ? undefined : Number(values.vat),
        prices_include_vat: values.net !== true,
        needs_approval: values['no-approval'] !== true,
      });
    default:
      return undefined;
  }
}

function lineOf(text: string): object {
  const [designation, price, discount] = text.split(';');
  return {
    designation: need(designation?.trim(), 'The text of a line'),
    price: euros(need(price, 'The price of a line')),
    discount: discount === undefined ? 0 : Number(discount),
    completed: false,
  };
}
