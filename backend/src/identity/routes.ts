import { Hono } from 'hono';
import type { Capability } from '../capability.ts';

export const identityCapability: Capability = {
  name: 'identity',
  routes: () => new Hono({ strict: false }),
};
