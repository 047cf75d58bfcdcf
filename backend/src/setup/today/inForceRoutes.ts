import { inForceSchema } from '@portal/api/setup/inForceSchema';
import type { Backend } from '../../platform/backend.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { ownerCalls } from '../api/ownerCalls.ts';
import { readValuesInForce } from '../draft/readValuesInForce.ts';

/** Of what the page of today books and opens works: the calls by which it does judge by the same (C-953). */
export function inForceRoutes(backend: Backend): DescribedRoutes {
  const { app, get } = ownerCalls(backend);
  get(
    '/in-force',
    {
      summary: 'services, experts and questions about an item that are in force',
      answer: inForceSchema,
      withoutExample: true,
    },
    async ({ company }) => {
      const { activity, modules, services, experts } = await readValuesInForce(backend, company);
      return { activity, modules, services, experts };
    },
  );
  return app;
}
