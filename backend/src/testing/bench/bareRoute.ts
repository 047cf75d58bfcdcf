/** The measure of what a list could reach at best: one route, one prepared query, the same JSON library and server. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { benchDatabase } from './benchDatabase.ts';

const pool = benchDatabase();
const app = new Hono();
app.get('/health', (context) => context.text('ok'));
app.get('/works/:phone', async (context) => {
  const { rows } = await pool.query({
    name: 'works',
    text: `select work.* from works work join clients client on client.id = work.client_id
      where client.phones @> jsonb_build_array(jsonb_build_object('number', $1::text)) order by completed_at desc limit 20`,
    values: [context.req.param('phone')],
  });
  return context.json({ works: rows });
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORTAL_BENCH_PORT']) });
