import { FAILURE_CODES } from '@portal/contract/failureCodes';
import { readFile } from 'node:fs/promises';
import type { Backend } from '../../../../platform/backend.ts';
import { ApiError } from '../../../../platform/http/apiError.ts';
import { readParameter } from '../../../../platform/http/readParameter.ts';
import {
  describedRoutes,
  type DescribedRoutes,
} from '../../../../platform/routes/describedRoutes.ts';
import { asOperator } from '../asOperator.ts';
import { showPage } from '../showPage.ts';
import { codePage } from './codePage.ts';

const known: readonly string[] = FAILURE_CODES;
const folder = new URL('../../../../../../docs/codes/', import.meta.url);

/** What each stable code means and what to do about it: the pages of `docs/codes`. */
export function codeRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.get(
    '/operations/codes/:code',
    {
      access: 'operator',
      summary: 'Page: what a code of a failure means, and what to do',
      type: 'text/html',
      request: { path: { code: 'REMOTE-MOUNT' } },
      withoutExample: true,
    },
    asOperator(backend)(async (context, operator) => {
      const code = readParameter(context, 'code');
      if (!known.includes(code)) throw new ApiError(404, `There is no code ${code}.`);
      const text = await readFile(new URL(`${code}.md`, folder), 'utf8').catch(() => {
        throw new ApiError(404, `This installation has no docs/codes/${code}.md.`);
      });
      return showPage(context, codePage(operator, code, text));
    }),
  );
  return app;
}
