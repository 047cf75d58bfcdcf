import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { texts as edgeTexts } from '../../texts.ts';
import { originOf, type SendLegalPage } from '../createLegalSender.ts';
import { confirmPage } from './confirmPage.ts';
import { createWithdrawalCalls } from './createWithdrawalCalls.ts';
import { onceOf, onceOfSent } from './onceOf.ts';
import { receiptPage } from './receiptPage.ts';
import { statePage } from './statePage.ts';
import { readStatement, statementErrors } from './statement.ts';

/** Of a form, in bytes: far more than its fields hold. */
const LARGEST_FORM = 64 * 1024;

/**
 * `/legal/resolver`: withdrawing from a contract in two steps, without login and without script. Nothing is sent before
 * the second (LAW-05, LAW-06).
 */
export function withdrawalRoutes(backend: URL, send: SendLegalPage): Hono {
  const calls = createWithdrawalCalls(backend);
  const app = new Hono();

  app.get('/', (context) =>
    send(context, async ({ name }) => {
      const key = context.req.query('key') ?? '';
      const contract = await calls.contractOf(context, key);
      const statement = readStatement({ key, contract: contract?.description });
      return statePage(name, statement, { contract });
    }),
  );

  app.post(
    '/',
    bodyLimit({
      maxSize: LARGEST_FORM,
      onError: (context) => context.text(edgeTexts.tooLarge, 413),
    }),
    async (context) => {
      // A form of another site states nothing in anybody's name.
      const origin = context.req.header('origin');
      if (origin !== undefined && origin !== originOf(context))
        return context.text(edgeTexts.notFound, 403);
      const form = await context.req.parseBody();
      const statement = readStatement(form);
      const { step, once: given } = form;
      return send(context, async ({ name }) => {
        const errors = statementErrors(statement);
        const isWrong = Object.keys(errors).length > 0;
        const contract = () => calls.contractOf(context, statement.key);
        if (isWrong || step === 'change')
          return statePage(name, statement, {
            contract: await contract(),
            errors: isWrong ? errors : {},
            once: onceOfSent(given),
          });
        if (step !== 'send')
          return confirmPage(name, statement, {
            contract: await contract(),
            once: onceOf(statement, given),
          });
        const once = onceOfSent(given);
        const sent = await calls.send(context, statement, once);
        return 'receipt' in sent
          ? receiptPage(name, statement, sent.receipt)
          : confirmPage(name, statement, {
              contract: await contract(),
              once,
              failure: sent.failure,
            });
      });
    },
  );
  return app;
}
