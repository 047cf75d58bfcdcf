import { draftSavedSchema } from '@portal/api/setup/draft';
import { SETUP_API } from '@portal/api/setup/setupPath';
import type { Backend } from '../../platform/backend.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { limitLogoForm } from '../brand/limitLogoForm.ts';
import { logoOf } from '../brand/logoOf.ts';
import { readLogoFile } from '../brand/readLogoFile.ts';
import { readDraft } from '../draft/readDraft.ts';
import { ownerCalls } from './ownerCalls.ts';
import { readOwnerDraft } from './readOwnerDraft.ts';
import { saveOwnerDraft } from './saveOwnerDraft.ts';

/** The logo, as a file that its owner has (SET-09). */
export function logoRoutes(backend: Backend): DescribedRoutes {
  const { app, act } = ownerCalls(backend);
  app.use(`${SETUP_API}/logo`, limitLogoForm);
  act(
    'PUT',
    '/logo',
    {
      summary: 'Puts a logo into the draft: an SVG of shapes, a PNG or a JPEG',
      form: ['logo'],
      answer: draftSavedSchema,
    },
    async (owner, context) => {
      const logo = await logoOf(await readLogoFile(context));
      const { revision } = await readDraft(backend, owner.company);
      const change = { revision, values: { brand: { logo_svg: logo } } };
      await saveOwnerDraft(backend, owner, change);
      return readOwnerDraft(backend, owner.company);
    },
  );
  return app;
}
