import { loginAnswerSchema } from '@portal/api/account/createIdentityApi';
import { passkeyLoginSchema, passkeyRequestSchema } from '@portal/api/account/passkey';
import type { Backend } from '../../platform/backend.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { deviceOf } from '../devices/deviceOf.ts';
import { countAddressAttempt } from '../limits/addressLimits.ts';
import { limitsOf } from '../limits/limitsOf.ts';
import { answerWithSession } from '../sessions/answerWithSession.ts';
import { loginByPasskey } from './loginByPasskey.ts';
import { CHALLENGE_MILLISECONDS, newPasskeyChallenge } from './passkeyChallenges.ts';
import { relyingPartyOf } from './relyingPartyOf.ts';

/** Logging in with a passkey (ACC-11). */
export function passkeyLoginRoutes(backend: Backend): DescribedRoutes {
  const { database, clock, environment } = backend;
  const limit = limitsOf(environment).loginsOfAddress;
  const app = describedRoutes('login');

  app.post(
    '/main/user/login/passkey/options',
    {
      access: 'visitor',
      summary: 'What a device signs to log in, once and within five minutes (ACC-11)',
      answer: passkeyRequestSchema,
      request: { as: 'visitor' },
    },
    async (context) => {
      const company = await requireCompany(context, backend);
      const party = relyingPartyOf(context, environment, company);
      const attempt = { address: clientAddress(context), companyId: company.id };
      await countAddressAttempt(database, { what: 'passkey', ...attempt }, limit, clock.now());
      const challenge = await newPasskeyChallenge(backend, { domain: party.id, userId: null });
      return context.json({
        challenge,
        rpId: party.id,
        timeout: CHALLENGE_MILLISECONDS,
        userVerification: 'required',
      });
    },
  );
  app.post(
    '/main/user/login/passkey',
    {
      access: 'visitor',
      summary: 'Logs in whoever’s passkey signed the challenge (ACC-11)',
      body: passkeyLoginSchema,
      answer: loginAnswerSchema,
      request: { as: 'visitor', json: signedExample },
      withoutExample: true,
    },
    async (context, readBody) => {
      const signed = await readBody();
      const company = await requireCompany(context, backend);
      const party = relyingPartyOf(context, environment, company);
      const attempt = { address: clientAddress(context), companyId: company.id };
      await countAddressAttempt(database, { what: 'login', ...attempt }, limit, clock.now());
      const device = deviceOf(context);
      const entered = await loginByPasskey(backend, { company, party, device }, signed);
      return context.json(answerWithSession(context, entered, device));
    },
  );
  return app;
}

const signedExample = {
  id: 'c2VndXJv',
  rawId: 'c2VndXJv',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
