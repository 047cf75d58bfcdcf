import { isAppointmentId } from '@portal/domain/work/bareId';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../../../platform/environment.ts';
import { cliHelp } from './cliHelp.ts';
import { cliOptions } from './cliOptions.ts';
import { createProviderClient, ProviderApiError, type ProviderClient } from './client.ts';
import { readProviderKeys } from './providerKeys.ts';
import { printSubjects } from './printSubjects.ts';
import { runBudgetCommand } from './runBudgetCommand.ts';
import { runImportCommand } from './runImportCommand.ts';
import { runInvoiceCommand } from './runInvoiceCommand.ts';
import { runKeyCommand } from './runKeyCommand.ts';
import { runMoveCommand } from './runMoveCommand.ts';
import { runPaymentCommand } from './runPaymentCommand.ts';
import { runPolicyCommand } from './runPolicyCommand.ts';
import { runSetupCommand } from './runSetupCommand.ts';
import { runReminderCommand } from './runReminderCommand.ts';
import { runWaitingCommand } from './runWaitingCommand.ts';
import { runWithdrawalCommand } from './runWithdrawalCommand.ts';
import { euros, need, UsageError } from './usageError.ts';

type Values = ReturnType<typeof readArguments>['values'];

function readArguments() {
  return parseArgs({ options: cliOptions, allowPositionals: true });
}

const pathOf = (id: string) => `/${isAppointmentId(id) ? 'appointments' : 'works'}/${id}`;

async function run(
  client: ProviderClient,
  command: string,
  words: string[],
  values: Values,
): Promise<void> {
  const id = () => need(words[0], 'The id');
  const post = async (path: string, body: unknown) => {
    console.log(JSON.stringify(await client.send('POST', path, body)));
  };
  switch (command) {
    case 'works':
      return printSubjects((await client.get('/works'))['works']);
    case 'appointments':
      return printSubjects((await client.get('/appointments'))['appointments']);
    case 'show':
      console.log(JSON.stringify(await client.get(pathOf(id())), null, 2));
      return;
    case 'open':
      return post('/works', openingOf(values));
    case 'state':
      return post(`/works/${id()}/state`, {
        bars: Number(need(words[1], 'The stage')),
        name: values.name,
      });
    case 'complete':
      return post(`/works/${id()}/state`, { bars: 5 });
    case 'message':
      return post(`${pathOf(id())}/messages`, {
        message: need(words.slice(1).join(' '), 'The text'),
      });
    case 'file':
      console.log(
        JSON.stringify(
          await client.upload(
            `${pathOf(id())}/files`,
            'media',
            need(words[1], 'The path'),
            values.description,
          ),
        ),
      );
      return;
    case 'demand':
      return post(`${pathOf(id())}/payment`, {
        total: euros(need(words[1], 'The amount')),
        valid_until: values.until,
        description: values.description,
      });
    case 'arrived':
      return post(`/appointments/${id()}`, { client_arrived: true });
    case 'cancel':
      return isAppointmentId(id())
        ? post(pathOf(id()), { cancelled: true })
        : post(`${pathOf(id())}/cancel`, {});
    case 'reschedule':
      return post(`/appointments/${id()}`, {
        reschedule: { date: need(words[1], 'The date'), time: need(words[2], 'The time') },
      });
    default: {
      const answer =
        (await runSetupCommand(client, command, words)) ??
        (await runBudgetCommand(client, command, words, values)) ??
        (await runInvoiceCommand(client, command, words, values, pathOf)) ??
        (await runImportCommand(client, command, words, values)) ??
        (await runKeyCommand(client, command, words)) ??
        (await runMoveCommand(client, command, words)) ??
        (await runPaymentCommand(client, command, words)) ??
        (await runPolicyCommand(client, command, words)) ??
        (await runReminderCommand(client, command, words)) ??
        (await runWaitingCommand(client, command, words)) ??
        (await runWithdrawalCommand(client, command, words));
      if (answer === undefined) throw new UsageError(`There is no command "${command}".`);
      console.log(JSON.stringify(answer, null, 2));
    }
  }
}

function openingOf(values: Values): object {
  const specs = Object.fromEntries(
    (values.spec ?? []).map((spec) => {
      const [key, ...rest] = spec.split('=');
      return [key ?? '', rest.join('=')];
    }),
  );
  if (values.appointment === undefined && values.phone === undefined && values.email === undefined)
    throw new UsageError('Name the appointment, or the phone or e-mail of the customer.');
  return {
    customer: { name: values.name, phone: values.phone, email: values.email },
    appointment_id: values.appointment,
    item_specs: Object.keys(specs).length === 0 ? undefined : specs,
    symptoms: (values.symptom ?? []).map((name) => ({ name })),
  };
}

try {
  const { values, positionals } = readArguments();
  const [domain, command, ...words] = positionals;
  if (values.help === true || domain === undefined || command === undefined) {
    console.log(cliHelp);
    process.exit(values.help === true ? 0 : 1);
  }
  const environment = readEnvironment(process.env);
  const key =
    process.env['PORTAL_PROVIDER_KEY'] ?? readProviderKeys(environment.dataDirectory)[domain];
  if (key === undefined)
    throw new UsageError(
      `There is no key for ${domain}. Set PORTAL_PROVIDER_KEY, or start the portal with its demo data.`,
    );
  const client = createProviderClient(`http://127.0.0.1:${environment.port}`, key);
  await run(client, command, words, values);
} catch (error) {
  const isUsage =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE'));
  if (!isUsage && !(error instanceof ProviderApiError)) throw error;
  console.error(error.message);
  if (isUsage) console.error('npm run provider -- --help shows the commands.');
  process.exit(1);
}
