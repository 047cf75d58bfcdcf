import {
  madePasskeySchema,
  passkeyCreationSchema,
  passkeySchema,
  passkeysSchema,
} from '@portal/api/account/passkey';
import { messageSchema } from '@portal/api/http/envelope';
import type { Backend } from '../../platform/backend.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { deviceOf } from '../devices/deviceOf.ts';
import { requireCustomer } from '../sessions/requireCustomer.ts';
import { addPasskey } from './addPasskey.ts';
import { beginPasskey } from './beginPasskey.ts';
import { isPasskeyPlace } from './isPasskeyPlace.ts';
import { passkeyOnWire } from './passkeyOnWire.ts';
import { relyingPartyOf } from './relyingPartyOf.ts';
import { removePasskey } from './removePasskey.ts';
import { texts } from './texts.ts';

/** The person’s passkeys at this provider (ACC-10). */
export function passkeyRoutes(backend: Backend): DescribedRoutes {
  const { database, environment } = backend;
  const app = describedRoutes('customer');

  app.get(
    '/main/user/passkeys',
    {
      access: 'customer',
      summary: 'The person’s passkeys at this provider (ACC-10)',
      answer: passkeysSchema,
    },
    async (context) => {
      const { user, company, isDemo } = await requireCustomer(context, backend);
      const passkeys = await database
        .selectFrom('passkeys')
        .select(['id', 'credentialId', 'name', 'createdAt', 'lastUsedAt'])
        .where('userId', '=', user.id)
        .where('companyId', '=', company.id)
        .where('domain', '=', company.domain)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
      const available = !isDemo && isPasskeyPlace(context, company);
      return context.json({ available, passkeys: passkeys.map(passkeyOnWire) });
    },
  );
  app.post(
    '/main/user/passkeys/options',
    {
      access: 'customer',
      summary: 'What a device makes a passkey from, once and within five minutes (ACC-10)',
      answer: passkeyCreationSchema,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const party = relyingPartyOf(context, environment, customer.company);
      return context.json(await beginPasskey(backend, customer, party));
    },
  );
  app.post(
    '/main/user/passkeys',
    {
      access: 'customer',
      summary: 'Keeps the passkey that a device made, and tells the person by mail (ACC-10)',
      body: madePasskeySchema,
      answer: passkeySchema,
      request: { json: madeExample },
      withoutExample: true,
    },
    async (context, readBody) => {
      const made = await readBody();
      const customer = await requireCustomer(context, backend);
      const party = relyingPartyOf(context, environment, customer.company);
      const { name } = deviceOf(context);
      return context.json(passkeyOnWire(await addPasskey(backend, customer, party, made, name)));
    },
  );
  app.delete(
    '/main/user/passkeys/:id',
    {
      access: 'customer',
      summary: 'Removes a passkey, and tells the person by mail (ACC-10)',
      answer: messageSchema,
      request: { path: { id: '{passkey}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      await removePasskey(backend, customer, readParameter(context, 'id'));
      return context.json({ message: texts.removed });
    },
  );
  return app;
}

const madeExample = {
  id: 'c2VndXJv',
  rawId: 'c2VndXJv',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
};
