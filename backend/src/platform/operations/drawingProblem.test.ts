import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawingProblem } from './drawingProblem.ts';

test('portal check says when edges are to find a drawing service and none is there [C-727]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const socket = join(folder, 's');
  expect(await drawingProblem(undefined)).toBeUndefined();
  expect(await drawingProblem('')).toBeUndefined();
  expect(await drawingProblem(socket)).toContain('PORTAL_DRAWING_SOCKET');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  onTestFinished(() => void server.close());
  expect(await drawingProblem(socket)).toBeUndefined();
});
