import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { operatorsOnly } from '../../rollouts/mgmt/routes/operatorsOnly.ts';
import { arbitrationChoices } from './arbitrationChoices.ts';
import type { ArbitrationEntity } from './arbitrationEntities.ts';

const entitySchema = v.object({
  name: v.string(),
  url: v.string(),
  districts: v.array(v.string()),
  doubt: v.nullable(v.string()),
});

const onWire = ({ districts, doubt, ...entity }: ArbitrationEntity) => ({
  ...entity,
  districts: [...districts],
  doubt: doubt ?? null,
});

/** Which entities may settle the disputes of a provider: one of them, or another, goes into its legal identity (SET-08). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const path = '/mgmt/providers/:domain/arbitration';
  app.use(path, operatorsOnly(backend, 'manage'));
  app.get(
    path,
    {
      access: 'administrator',
      summary: 'Arbitration entities by the district and the trade of a provider (SET-08)',
      answer: v.object({ preset: v.nullable(entitySchema), offered: v.array(entitySchema) }),
      request: { path: { domain: 'auto-mirante.localhost' } },
    },
    async (context) => {
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      const { townDistrict: district, vertical } = company;
      const { preset, offered } = arbitrationChoices({ district, vertical });
      return context.json({
        preset: preset === null ? null : onWire(preset),
        offered: offered.map(onWire),
      });
    },
  );
  return app;
}

export const arbitrationCapability: Capability = { name: 'arbitration', routes };
