import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { CodeJustSent } from '../../accounts/contacts/codeJustSent.ts';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { readPageForm } from '../../rollouts/mgmt/page/readPageForm.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { findSetupLink, type OpenLink } from '../links/findSetupLink.ts';
import { setupPages } from '../page/setupPages.ts';
import { showSetupPage } from '../page/showSetupPage.ts';
import { enterByLink } from './enterByLink.ts';
import { firstPage } from './firstPage.ts';
import { codePage, type CodeProblem } from './codePage.ts';
import { gonePage } from './gonePage.ts';
import { linkPage } from './linkPage.ts';
import { findSetupCompany } from '../owners/findSetupCompany.ts';
import { keepOwnerSession } from '../owners/ownerSession.ts';
import { sendOwnerCode } from './sendOwnerCode.ts';

const PATH = '/setup/link/:token';

/** What a visit to a link is about. */
interface LinkVisit {
  company: Company;
  link: OpenLink;
  /** The address of the link's page. */
  at: string;
}

/** A link's pages: opening them changes nothing, `Continuar` sends a code, and the right code comes in (SET-03). */
export function linkEntryRoutes(backend: Backend): DescribedRoutes {
  const app = setupPages(backend);
  const described = {
    type: 'text/html',
    request: { path: { token: 'unknown' } },
    withoutExample: true,
  } as const;

  /** Does something with the open link of the address; any other one is not good. */
  const withLink =
    (work: (context: Context, visit: LinkVisit) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const company = await findSetupCompany(context, backend);
      const token = readParameter(context, 'token');
      const link = await findSetupLink(backend.database, company.id, token, backend.clock.now());
      if (link === undefined) return showSetupPage(context, gonePage(), 410);
      return work(context, { company, link, at: `/setup/link/${encodeURIComponent(token)}` });
    };
  const showCode = (
    context: Context,
    { link, at }: LinkVisit,
    problem: CodeProblem = {},
    status: 200 | 400 | 429 = 200,
  ) => {
    const form = { contact: maskContact(link.contact), action: `${at}/code`, againAction: at };
    return showSetupPage(context, codePage(form, problem), status);
  };

  app.get(
    PATH,
    {
      ...described,
      access: 'signed',
      summary: 'Page: what a set-up link opens; looking at it changes nothing',
    },
    withLink((context, { company, link }) =>
      showSetupPage(context, linkPage(company.name, link.contact)),
    ),
  );

  app.post(
    PATH,
    {
      ...described,
      access: 'signed',
      summary: 'Form: sends a code to the contact of a set-up link',
    },
    withLink(async (context, visit) => {
      const { company, link, at } = visit;
      try {
        const address = clientAddress(context);
        await sendOwnerCode(backend, company, link, { address, isKnown: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error instanceof CodeJustSent)
          return showCode(context, visit, { again: error.message }, 429);
        const page = linkPage(company.name, link.contact, error.message);
        return showSetupPage(context, page, error.status);
      }
      return context.redirect(`${at}/code`, 303);
    }),
  );

  app.get(
    `${PATH}/code`,
    {
      ...described,
      access: 'signed',
      summary: 'Page: asks for the code that was sent to the contact of a link',
    },
    withLink((context, visit) => showCode(context, visit)),
  );

  app.post(
    `${PATH}/code`,
    {
      ...described,
      access: 'signed',
      summary: 'Form: uses a set-up link up and opens an owner’s session',
    },
    withLink(async (context, visit) => {
      const { company, link } = visit;
      const { code = '' } = await readPageForm(context);
      const entry = { companyId: company.id, code, address: clientAddress(context) };
      let session: string | undefined;
      try {
        session = await enterByLink(backend, link, entry);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 400) throw error;
        return showCode(context, visit, { code: error.message }, 400);
      }
      if (session === undefined) return showSetupPage(context, gonePage(), 410);
      keepOwnerSession(context, session);
      return context.redirect(firstPage(company), 303);
    }),
  );

  return app;
}
