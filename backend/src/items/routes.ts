import { Hono } from 'hono';
import type { Capability } from '../capability.ts';

export const itemsCapability: Capability = {
  name: 'items',
  routes: () => new Hono({ strict: false }),
};
