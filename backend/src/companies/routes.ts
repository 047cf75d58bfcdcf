import { Hono } from 'hono';
import type { Capability } from '../capability.ts';

export const companiesCapability: Capability = {
  name: 'companies',
  routes: () => new Hono({ strict: false }),
};
