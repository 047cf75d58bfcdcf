import { INVALID_FORMAT_TITLE } from '@portal/api/texts';
import type { Context } from 'hono';
import { ApiError } from '../../platform/http/apiError.ts';

/** The file of a form's field `logo`. @throws ApiError 400 for a body that is no form with a file */
export async function readLogoFile(context: Context): Promise<Uint8Array> {
  const form = await context.req.parseBody().catch(() => null);
  const logo = form?.['logo'];
  if (!(logo instanceof File)) throw new ApiError(400, INVALID_FORMAT_TITLE);
  return new Uint8Array(await logo.arrayBuffer());
}
