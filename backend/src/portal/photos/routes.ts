import { Hono } from 'hono';
import type { Capability } from '../../platform/capability.ts';
import { itemPhotos } from './itemPhotos.ts';
import { workPhotos } from './workPhotos.ts';

/** Pictures by id, for their owner (API-55). */
export const photosCapability: Capability = {
  name: 'photos',
  routes: (backend) =>
    new Hono({ strict: false }).route('/', itemPhotos(backend)).route('/', workPhotos(backend)),
};
