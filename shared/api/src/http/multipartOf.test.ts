import { expect, test } from 'vitest';
import { multipartOf } from './multipartOf.ts';

test('what is read of the body is the form: texts, files with name, type and bytes', async () => {
  const form = new FormData();
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  form.append('media', new File([bytes], 'relatório "final".jpg', { type: 'image/jpeg' }));
  form.append('thumbnail', new Blob([]), 'thumbnail.jpg');
  form.append('nota', 'Travão\r\n--portal-');

  const body = multipartOf(form);
  const read = await new Response(body).formData();
  expect([...read.keys()]).toEqual(['media', 'thumbnail', 'nota']);
  expect(read.get('nota')).toBe('Travão\r\n--portal-');
  const file = read.get('media');
  if (!(file instanceof File)) throw new Error('The file is none.');
  expect([file.name, file.type]).toEqual(['relatório "final".jpg', 'image/jpeg']);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect(read.get('thumbnail')).toMatchObject({ type: 'application/octet-stream', size: 0 });
});

test('a name cannot end its header, and no two bodies have the same boundary', async () => {
  const form = new FormData();
  form.append('media', new File(['x'], 'a"\r\nX-Own: 1.png'));
  const text = await multipartOf(form).text();
  expect(text).toContain('filename="a%22%0D%0AX-Own: 1.png"');
  expect(multipartOf(form).type).not.toBe(multipartOf(form).type);
});
