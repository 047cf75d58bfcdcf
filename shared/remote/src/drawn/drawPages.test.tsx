import { useProvider } from '@portal/remote/useProvider';
import { useId, version } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIsInBrowser } from '@portal/ui/useIsInBrowser';
import { useIsLive } from '../live/useIsLive.ts';
import { useNow } from '../useNow.ts';
import { useOnline } from '../useOnline.ts';
import { useSession } from '../useSession.ts';
import { drawPages } from './drawPages.tsx';

const RELEASE = {
  federationName: 'mf_one_1',
  pages: [
    { name: 'login', path: '/login' },
    { name: 'other', path: '/outra' },
  ],
};

// Workers are shared, and another file may have left a document in this one.
beforeEach(() => {
  for (const name of ['window', 'document', 'navigator']) vi.stubGlobal(name, undefined);
  return () => vi.unstubAllGlobals();
});

function Login() {
  const { name, logo, vertical } = useProvider();
  const { mode } = useSession();
  const knows = [useIsInBrowser(), useOnline(), useIsLive(), useNow() instanceof Date];
  return (
    <form>
      <img src={logo} alt="" />
      <label htmlFor={useId()}>{name}</label> {vertical} {mode} {knows.join()}
    </form>
  );
}

test('a page is drawn without a browser, as a visitor sees it, once for each vertical [SHL-64] [C-611]', () => {
  const { react, pages } = drawPages({ login: Login })(RELEASE);
  const { login = {} } = pages;
  expect(react).toBe(version);
  expect(Object.keys(login)).toEqual(expect.arrayContaining(['AUTO', 'TECH', 'BARBERSHOP']));
  expect(login['TECH']).toBe(
    '<form method="post"><img src="\uE000logo\uE001" alt=""/>' +
      '<label for="_mf_one_1-1-R_0_">\uE000name\uE001</label> <!-- -->TECH<!-- --> <!-- -->visitor<!-- --> <!-- -->' +
      'false,true,false,true</form>',
  );
});

test.each([
  ['that asks for more of the provider', () => <p>{useProvider().contactPhone}</p>, 'contactPhone'],
  ['that reads its name', () => <p>{useProvider().name.length}</p>, 'not the same page'],
  ['that needs a browser', () => <p>{window.location.href}</p>, 'location'],
  ['that throws', () => <p>{String(Reflect.get(Object(undefined), 'x').y)}</p>, 'y'],
])('a page %s is refused by the build [SHL-64] [C-611]', (_what, Page, reason) => {
  expect(() => drawPages({ other: Page })(RELEASE)).toThrow(reason);
});

test('a page that remote.json does not name is refused [SHL-64]', () => {
  expect(() => drawPages({ third: Login })(RELEASE)).toThrow('third');
});
