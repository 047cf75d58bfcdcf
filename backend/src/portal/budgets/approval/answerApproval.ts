import type { Context } from 'hono';
import type { ApprovalFile } from './keptApproval.ts';

/** A document for whoever asked for it and for no cache between. */
export function answerApproval(context: Context, { name, bytes }: ApprovalFile): Response {
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Length': String(bytes.length),
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
}
