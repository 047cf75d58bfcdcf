import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { CodeJustSent } from '../../accounts/contacts/codeJustSent.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { readPageForm } from '../../rollouts/mgmt/page/readPageForm.ts';
import { readOwnerContact } from '../links/readOwnerContact.ts';
import { setupPages } from '../page/setupPages.ts';
import { showSetupPage } from '../page/showSetupPage.ts';
import { texts } from '../texts.ts';
import { asOwner } from '../owners/asOwner.ts';
import { enterByContact } from './enterByContact.ts';
import { findOwnerByContact } from '../owners/findOwnerByContact.ts';
import { firstPage } from './firstPage.ts';
import { codePage, type CodeProblem } from './codePage.ts';
import { entryPage } from './entryPage.ts';
import { homePage } from './homePage.ts';
import { findSetupCompany } from '../owners/findSetupCompany.ts';
import { endOwnerSession, keepOwnerSession } from '../owners/ownerSession.ts';
import { sendOwnerCode } from './sendOwnerCode.ts';

const CODE_PATH = '/setup/entry/code';

/** Coming in again with contact and code, and going (SET-03, SET-04). */
export function contactEntryRoutes(backend: Backend): DescribedRoutes {
  const app = setupPages(backend);
  const guarded = asOwner(backend);
  const page = { type: 'text/html', withoutExample: true } as const;

  const showCode = (
    context: Context,
    contact: string,
    problem: CodeProblem = {},
    status: 200 | 400 | 429 = 200,
  ) => {
    const form = { contact, hidden: contact, action: CODE_PATH, againAction: '/setup/entry' };
    return showSetupPage(context, codePage(form, problem), status);
  };

  app.get(
    '/setup',
    { ...page, access: 'owner', summary: 'Page: the set-up of a provider' },
    guarded((context, owner) => showSetupPage(context, homePage(owner))),
  );

  app.post(
    '/setup/entry',
    {
      ...page,
      access: 'visitor',
      summary: 'Form: sends a code to an owner’s contact; that of nobody is answered alike',
      request: { as: 'visitor' },
    },
    async (context) => {
      const company = await findSetupCompany(context, backend);
      const { contact: typed = '' } = await readPageForm(context);
      const read = readOwnerContact(typed);
      if (read === undefined) {
        const wrong = entryPage(company.name, typed, texts.entry.wrongContact);
        return showSetupPage(context, wrong, 400);
      }
      const owner = await findOwnerByContact(backend.database, company.id, read.contact);
      try {
        const address = clientAddress(context);
        await sendOwnerCode(backend, company, read, { address, isKnown: owner !== undefined });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error instanceof CodeJustSent)
          return showCode(context, read.contact, { again: error.message }, 429);
        return showSetupPage(context, entryPage(company.name, typed, error.message), error.status);
      }
      return showCode(context, read.contact);
    },
  );

  app.post(
    CODE_PATH,
    {
      ...page,
      access: 'visitor',
      summary: 'Form: opens an owner’s session with the code that was sent',
      request: { as: 'visitor' },
    },
    async (context) => {
      const company = await findSetupCompany(context, backend);
      const { contact: typed = '', code = '' } = await readPageForm(context);
      const contact = readOwnerContact(typed)?.contact;
      if (contact === undefined)
        return showSetupPage(
          context,
          entryPage(company.name, typed, texts.entry.wrongContact),
          400,
        );
      const address = clientAddress(context);
      try {
        const entry = { companyId: company.id, contact, code, address };
        keepOwnerSession(context, await enterByContact(backend, entry));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 400) throw error;
        return showCode(context, contact, { code: error.message }, 400);
      }
      return context.redirect(firstPage(company), 303);
    },
  );

  app.post(
    '/setup/logout',
    { ...page, access: 'owner', summary: 'Form: ends an owner’s session' },
    guarded(
      async (context, { sessionId }) => {
        await endOwnerSession(context, backend, sessionId);
        return context.redirect('/setup', 303);
      },
      { evenSuspended: true },
    ),
  );

  // A form's answer stands under its address: whoever opens that anew, as a telephone does with a page that it put away,
  // finds the way in.
  for (const path of ['/setup/entry', CODE_PATH])
    app.get(
      path,
      {
        ...page,
        access: 'open',
        summary: 'Page: leads whoever opens the address of a form to the way in',
      },
      (context) => context.redirect('/setup', 303),
    );

  return app;
}
