import { Hono } from 'hono';
import type { Capability } from '../capability.ts';

export const notificationsCapability: Capability = {
  name: 'notifications',
  routes: () => new Hono({ strict: false }),
};
