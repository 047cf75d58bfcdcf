// @vitest-environment happy-dom
import type { MountProps } from '@portal/contract/remoteLifecycles';
import { useQuery } from '@portal/remote/query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { defineRemote } from '../lifecycle/defineRemote.tsx';
import { ParcelProviders } from '../lifecycle/ParcelProviders.tsx';
import { createQueryClient } from '../lifecycle/createQueryClient.ts';
import { createTestPortal } from '../testing/testPortal.tsx';
import { takeOverDrawn } from './takeOverDrawn.ts';

const asked = vi.fn<() => Promise<string>>(() => Promise.resolve('Asked'));
const pressed = vi.fn<() => void>();

function Details() {
  const { data = '…' } = useQuery({ queryKey: ['of', 'A-1'], queryFn: asked, staleTime: Infinity });
  return <button onClick={pressed}>{data}</button>;
}

afterEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
});

/** The place of the page, with what the edge has drawn in it from these data; null: nothing. */
function propsOf(drawn: string | null, data: string, test = createTestPortal()) {
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props: MountProps = {
    ...{ name: 'mf-test-1', domElement, portal: test.portal },
    view: { kind: 'page', name: 'details', params: {} },
    location: { pathname: '/client/details', search: '', hash: '', state: null, key: 'default' },
  };
  if (drawn === null) return { props, test };
  const client = createQueryClient();
  client.setQueryData(['of', 'A-1'], data);
  domElement.dataset['drawn'] = drawn;
  domElement.innerHTML = renderToString(
    <ParcelProviders parcel={props} queryClient={client}>
      <Details />
    </ParcelProviders>,
  );
  return { props, test };
}

const remote = () =>
  defineRemote({
    name: 'mf-test',
    pages: { details: async () => ({ default: Details, startRoot: takeOverDrawn }) },
  });

const QUERIES = JSON.stringify([{ key: ['of', 'A-1'], data: 'Travões' }]);

test('a page that was drawn for its visitor is taken over with the data that it was drawn from, which nobody asks for again [C-720]', async () => {
  const { props, test: portal } = propsOf(QUERIES, 'Travões');
  const { domElement } = props;
  const button = domElement.querySelector('button');
  const { bootstrap, mount, unmount } = remote();
  await bootstrap(props);
  await mount(props);
  expect(domElement.querySelector('button')).toBe(button);
  expect(domElement.textContent).toBe('Travões');
  button?.click();
  expect([pressed.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0]);
  expect(domElement.dataset['drawn']).toBeUndefined();
  expect(portal.failures).toEqual([]);
  await unmount(props);
  expect(domElement.textContent).toBe('');
});

test('a drawing that is not what the page draws from those data is drawn anew, and told as a failure of the release [C-720]', async () => {
  const { props, test: portal } = propsOf(QUERIES, 'Outra coisa');
  const { bootstrap, mount, unmount } = remote();
  await bootstrap(props);
  await mount(props);
  await vi.waitFor(() => expect(props.domElement.textContent).toBe('Travões'));
  expect(portal.failures).toMatchObject([{ code: 'REMOTE-HYDRATION' }]);
  await unmount(props);
});

test('a page of which nothing was drawn asks for its data itself', async () => {
  const { props } = propsOf(null, '');
  const { bootstrap, mount, unmount } = remote();
  await bootstrap(props);
  await mount(props);
  await vi.waitFor(() => expect(props.domElement.textContent).toBe('Asked'));
  await unmount(props);
});
