/** The unchanged edge, serving the one-bundle build as if it were the host's. */
import { serve } from '@hono/node-server';
import { createEdge } from '../../../host/server/createEdge.ts';
import { readEnvironment } from '../../../host/server/environment/readEnvironment.ts';

const environment = readEnvironment(process.env, process.env['PORTAL_BUNDLE_WORKSPACE'] ?? '');
serve({ fetch: createEdge(environment).fetch, port: environment.port });
