import { Hono } from 'hono';
import type { Capability } from '../capability.ts';

export const mediaCapability: Capability = {
  name: 'media',
  routes: () => new Hono({ strict: false }),
};
