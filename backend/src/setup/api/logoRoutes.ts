import { draftSavedSchema } from '@portal/api/setup/draft';
import { bodyLimit } from 'hono/body-limit';
import { INVALID_FORMAT_TITLE } from '@portal/api/texts';
import { SETUP_API } from '@portal/api/setup/setupPath';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { logoOf, MOST_PICTURE_BYTES } from '../brand/logoOf.ts';
import { readLogoFile } from '../brand/readLogoFile.ts';
import { readDraft } from '../draft/readDraft.ts';
import { ownerCalls } from './ownerCalls.ts';
import { readOwnerDraft } from './readOwnerDraft.ts';
import { saveOwnerDraft } from './saveOwnerDraft.ts';

/** The logo, as a file that its owner has (SET-09). */
export function logoRoutes(backend: Backend): DescribedRoutes {
  const { app, act } = ownerCalls(backend);
  app.use(
    `${SETUP_API}/logo`,
    bodyLimit({
      maxSize: MOST_PICTURE_BYTES + 65_536,
      onError: (context) => {
        // What is still being sent would be taken for the next call on this connection.
        context.header('Connection', 'close');
        return context.json(new ApiError(400, INVALID_FORMAT_TITLE).toBody(), 400);
      },
    }),
  );
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
