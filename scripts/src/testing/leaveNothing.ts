import { afterAll, vi } from 'vitest';

/** Where every file begins, whatever host the one before went to. */
const ADDRESS = 'http://localhost:3000/';

/** What tests replace: sizes, media, storages, abilities of the browser. */
function replaceable(): object[] {
  return [globalThis, window, navigator, document, screen, history];
}

type Properties = ReadonlyMap<PropertyKey, PropertyDescriptor>;

function propertiesOf(target: object): Properties {
  const keys = Reflect.ownKeys(target);
  return new Map(
    keys.flatMap((key) => {
      const property = Object.getOwnPropertyDescriptor(target, key);
      return property ? [[key, property]] : [];
    }),
  );
}

function restore(target: object, before: Properties): void {
  const now = propertiesOf(target);
  for (const key of now.keys()) if (!before.has(key)) Reflect.deleteProperty(target, key);
  for (const [key, was] of before) {
    const is = now.get(key);
    const isSame = is !== undefined && is.value === was.value && is.get === was.get;
    if (!isSame && is?.configurable !== false) Object.defineProperty(target, key, was);
  }
}

function emptyDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // One that ends this very moment would be there again for whoever puts the clock back.
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  localStorage.clear();
  sessionStorage.clear();
  Reflect.get(window, 'happyDOM').setURL(ADDRESS);
}

// The files of a worker share its document: each finds it as if it were the first.
if (typeof document !== 'undefined') {
  // Here and not at the end of the one before, whose work may end after it: with a cookie of a session, for instance.
  emptyDocument();
  const before = replaceable().map((target) => ({ target, properties: propertiesOf(target) }));
  afterAll(async () => {
    // What a file has begun to load does its work now, and not in the next one.
    await vi.dynamicImportSettled();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const { target, properties } of before) restore(target, properties);
  });
}
