import { Hono } from 'hono';
import type { Capability } from '../capability.ts';

export const mgmtCapability: Capability = {
  name: 'mgmt',
  routes: () => new Hono({ strict: false }),
};
