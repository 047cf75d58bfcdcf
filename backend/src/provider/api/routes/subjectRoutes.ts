import { paymentDemandSchema, providerMessageSchema } from '@portal/api/provider/schemas';
import { providerWorkDetailsSchema } from '@portal/api/provider/providerWork';
import type { Context } from 'hono';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { dropFiles, formFingerprint } from '../../../platform/media/receiving/receiveFiles.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { receiveSubjectForm } from '../../../portal/services/files/files.ts';
import type { Callers } from '../callers/callers.ts';
import { keyOf } from '../keyOf.ts';
import { providerCalls } from '../providerCalls.ts';
import { addSubjectFile } from '../subjects/addSubjectFile.ts';
import { askForPayment } from '../subjects/askForPayment.ts';
import { presentForProvider } from '../subjects/presentForProvider.ts';
import { requireSubject } from '../subjects/requireSubject.ts';
import { sendSubjectMessage } from '../subjects/sendSubjectMessage.ts';

const kinds = {
  works: { prefix: 'A-', name: 'a work', example: '{work}', unpaid: '{otherWork}' },
  appointments: {
    prefix: 'S-',
    name: 'an appointment',
    example: '{appointment}',
    unpaid: '{appointment}',
  },
} as const;

/** What works and appointments have in common: they are shown, written about, paid for and get files. */
export function subjectRoutes(
  backend: Backend,
  kind: keyof typeof kinds,
  callers?: Callers,
): DescribedRoutes {
  const { app, get, change, postForm } = providerCalls(backend, 'providerApiSubjects', callers);
  const { prefix, name, example, unpaid } = kinds[kind];
  const subjectOf = (company: Company, context: Context) => {
    const id = readParameter(context, 'id');
    keyOf(id, prefix);
    return requireSubject(backend, company, id);
  };
  get(
    `/${kind}/:id`,
    {
      scopes: kind === 'appointments' ? ['read', 'schedule'] : ['read'],
      summary: name.replace('a', 'A'),
      answer: providerWorkDetailsSchema,
      request: { path: { id: example } },
    },
    async (company, context) =>
      presentForProvider(backend, company, await subjectOf(company, context)),
  );
  change(
    'POST',
    `/${kind}/:id/messages`,
    {
      scopes: [],
      summary: 'Writes to the customer',
      body: providerMessageSchema,
      status: 201,
      request: { path: { id: example }, json: { message: 'A peça chegou.' } },
    },
    async (company, body, context) => {
      const subject = await subjectOf(company, context);
      await sendSubjectMessage(backend, company, subject, body);
      return { id: subject.id };
    },
  );
  change(
    'POST',
    `/${kind}/:id/payment`,
    {
      scopes: [],
      summary: 'Asks for a payment',
      body: paymentDemandSchema,
      status: 201,
      request: { path: { id: unpaid }, json: { total: 25, description: 'Pré-pagamento' } },
    },
    async (company, body, context) => {
      const subject = await subjectOf(company, context);
      return { id: subject.id, payment_id: await askForPayment(backend, company, subject, body) };
    },
  );
  postForm(
    `/${kind}/:id/files`,
    {
      scopes: [],
      summary: `Adds a file to ${name}`,
      form: ['media', 'thumbnail'],
      status: 201,
      request: { path: { id: example } },
    },
    async (company, context) => {
      const subject = await subjectOf(company, context);
      return { subject, ...(await receiveSubjectForm(context, backend)) };
    },
    formFingerprint,
    async (company, form) => ({ id: await addSubjectFile(backend, company, form.subject, form) }),
    (form) => dropFiles(backend.media, form),
  );
  return app;
}
