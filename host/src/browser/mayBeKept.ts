/** What an answer is kept as: a document, a file of a build, or what a service answered. */
export type KeptKind = 'document' | 'file' | 'answer';

type Answer = Pick<Response, 'status' | 'headers'>;

function kindOf(url: string): Exclude<KeptKind, 'document'> {
  return new URL(url).pathname.startsWith('/assets/') ? 'file' : 'answer';
}

function isOfKind(kind: KeptKind, { headers }: Answer): boolean {
  const type = headers.get('content-type') ?? '';
  switch (kind) {
    case 'document':
      return type.startsWith('text/html');
    case 'file':
      return type !== '' && !type.startsWith('text/html');
    case 'answer':
      return /^(?:application\/json|image\/)/.test(type);
  }
}

/**
 * Whether an answer may stand in for a later one: a good one, of the type that was asked for, that sets no cookie. 409 is
 * how accepted terms are answered (SHL-52). What says `no-store` is not kept; services say it of every answer, to
 * caches that know no session, so it does not count for theirs, of which the worker asks for a closed list (C-404).
 */
export function mayBeKept(answer: Answer, url: string, kind: KeptKind = kindOf(url)): boolean {
  const { status, headers } = answer;
  const isGood = status === 200 || (status === 409 && url.includes('/presignup'));
  const isRefused = kind !== 'answer' && /\bno-store\b/i.test(headers.get('cache-control') ?? '');
  // Browsers hide it from workers: the edge sets none where the worker asks for a document (C-405).
  return isGood && !isRefused && !headers.has('set-cookie') && isOfKind(kind, answer);
}
