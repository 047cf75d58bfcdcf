import { customerReferenceSchema } from '@portal/api/provider/schemas';
import { ITEM_IMAGE_TYPES } from '@portal/domain/work/acceptedFileTypes';
import * as v from 'valibot';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import {
  dropFiles,
  formFingerprint,
  receiveFiles,
} from '../../../platform/media/receiving/receiveFiles.ts';
import { resolveCustomer, resolveItem, setItemPhoto } from '../works/resolveCustomer.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../providerCalls.ts';

/** Items of customers, and their photographs. */
export function itemRoutes(backend: Backend): DescribedRoutes {
  const { app, change, postForm } = providerCalls(backend, 'providerApi');
  change(
    'POST',
    '/items',
    {
      scopes: [],
      summary: 'Adds an item of a customer',
      body: v.object({
        customer: customerReferenceSchema,
        item_specs: v.record(v.string(), v.string()),
      }),
      status: 201,
      request: {
        json: {
          customer: { phone: '912000001' },
          item_specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' },
        },
      },
    },
    async (company, body) => {
      const clientId = await resolveCustomer(backend, company, body.customer);
      return { id: await resolveItem(backend, company, clientId, body) };
    },
  );
  postForm(
    '/items/:id/photo',
    {
      scopes: [],
      summary: 'Sets the photograph of an item',
      form: ['image'],
      status: 201,
      request: {
        path: { id: '{item}' },
      },
    },
    (_company, context) =>
      receiveFiles(context, backend.media, { image: ITEM_IMAGE_TYPES, video: [], document: [] }, [
        'image',
      ]),
    formFingerprint,
    async (company, form, context) => {
      const [file] = form.files;
      if (file === undefined) throw new ApiError(400, 'The form has no field image.');
      await setItemPhoto(backend, company, readParameter(context, 'id'), file);
      return { message: 'The photograph was stored.' };
    },
    (form) => dropFiles(backend.media, form),
  );
  return app;
}
