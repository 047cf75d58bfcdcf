import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { readActor } from '../../rollouts/mgmt/operators/readActor.ts';
import { changeSetup } from '../../rollouts/mgmt/providers/changeSetup.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { byQuery } from '../../rollouts/mgmt/routes/byQuery.ts';
import { operatorsOnly } from '../../rollouts/mgmt/routes/operatorsOnly.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';
import { readLogoFile } from './readLogoFile.ts';
import { limitLogoForm } from './limitLogoForm.ts';
import { logoOf } from './logoOf.ts';

/** How a provider looks: its logo as a file, as people have it (SET-09). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const path = '/mgmt/providers/:domain/logo';
  app.use(path, operatorsOnly(backend, 'manage'));
  app.use(path, limitLogoForm);
  app.put(
    path,
    {
      access: 'administrator',
      summary:
        'Gives a provider a logo: an SVG of shapes, or a PNG or JPEG of at most 5 MB (SET-09)',
      query: byQuery,
      form: ['logo'],
      answer: v.object({ logo_svg: v.string() }),
      request: { path: { domain: 'auto-mirante.localhost' } },
    },
    async (context) => {
      const by = await readActor(context, backend);
      const { domain } = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      const logo = await logoOf(await readLogoFile(context));
      const changed = await changeSetup(backend, domain, { logo_svg: logo });
      if (changed.length > 0)
        await noteAction(backend, by, 'changed a provider', `${domain}: logo`);
      return context.json({ logo_svg: logo });
    },
  );
  return app;
}

export const brandCapability: Capability = { name: 'brand', routes };
