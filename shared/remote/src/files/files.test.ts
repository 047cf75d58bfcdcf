import { expect, test } from 'vitest';
import { fileProblem } from './fileProblem.ts';
import { mediaGroups } from './mediaGroups.ts';

test('photographs and videos are the gallery, all else documents, by provider and customer [MED-01]', () => {
  const file = (id: string, type: string) => ({
    id,
    type,
    url: `/${id}`,
    description: null,
    date: '2026-07-14T09:00:00Z',
    thumbnail_url: null,
  });
  const groups = mediaGroups(
    [file('a', 'image/jpeg'), file('b', 'application/pdf')],
    [file('c', 'mp4'), file('d', '.zip')],
  );
  expect(groups.gallery.provider.map(({ id }) => id)).toEqual(['a']);
  expect(groups.gallery.customer.map(({ id }) => id)).toEqual(['c']);
  expect(groups.documents.provider.map(({ id }) => id)).toEqual(['b']);
  expect(groups.documents.customer.map(({ id }) => id)).toEqual(['d']);
});

test('a file is refused by its type and its size before it is sent [MED-09]', () => {
  expect(fileProblem({ name: 'a.heic', size: 1 }, ['image', 'video'], undefined)).toEqual({
    kind: 'type',
    accepted: 'jpg, jpeg, png, mp4, mov',
  });
  expect(fileProblem({ name: 'a.exe', size: 1 }, ['document'], undefined)).toEqual({
    kind: 'type',
    accepted: 'mp3, pdf, doc, docx, xls, xlsx, txt, zip',
  });
  expect(fileProblem({ name: 'a.pdf', size: 1 }, ['image'], undefined)?.kind).toBe('type');
  expect(fileProblem({ name: 'a.JPG', size: 26 * 1024 * 1024 }, ['image'], undefined)).toEqual({
    kind: 'size',
    megabytes: 25,
  });
  expect(fileProblem({ name: 'a.jpg', size: 1000 }, ['image'], undefined)).toBeNull();
});
