import { setupStepsSchema } from '@portal/api/setup/setupSteps';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImporter } from '../../provider/imports/importFile.testing.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { ownerAt } from '../../testing/calls/ownerOf.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

test.each([
  [
    'registered.localhost',
    'registered by telephone',
    (domain: string, _key: string) => registerByPhone(portal, '+351912000501', domain),
  ],
  [
    'imported.localhost',
    'came by an import',
    (_domain: string, key: string) =>
      createImporter(portal, key).take('customers', 'nome;telefone\nEva Dias;912000502\n'),
  ],
])(
  'at %s the step of imports is done by a customer who %s [SET-05] [C-802]',
  async (domain, _how, come) => {
    const key = await createProvider(portal, domain);
    const owner = await ownerAt(portal, domain);
    const lacking = async () =>
      v
        .parse(setupStepsSchema, (await owner.call('GET', '/steps')).body)
        .lacking.map(({ step }) => step);
    expect(await lacking()).toContain('import');
    await come(domain, key);
    expect(await lacking()).not.toContain('import');
  },
);
