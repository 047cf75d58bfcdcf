import sharp from 'sharp';

/** A form with a small picture in each field. */
export async function pictureForm(fields: readonly string[]): Promise<FormData> {
  const create = { width: 300, height: 200, channels: 3 as const, background: '#884422' };
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const form = new FormData();
  for (const field of fields) form.set(field, new File([bytes], 'segredo.jpg'));
  return form;
}
