import { Hono } from 'hono';
import type { Capability } from '../capability.ts';

export const diagnosticsCapability: Capability = {
  name: 'diagnostics',
  routes: () => new Hono({ strict: false }),
};
