import type { Mode } from '@portal/contract/remoteManifest';
import { expect, test } from 'vitest';
import { BOOT } from '../testing/startTestEdge.ts';
import { firstRequestsOf } from './firstRequestsOf.ts';

const PAGE = {
  ...{ name: 'details', path: '/details/:id', title: 'Detalhes' },
  modes: ['full', 'demo', 'lite'] satisfies Mode[],
  layout: 'standard' as const,
  firstRequests: [
    ...['/works/:work/', '/appointments/:appointment', '/files/:id', '/days/:day'].map((path) => ({
      ...{ service: 'main' as const, method: 'GET' as const, path },
    })),
  ],
};
const asked = (mode: Mode, params: Record<string, string>) => {
  const [remote] = BOOT.remotes;
  if (!remote) throw new Error('There is no remote.');
  return firstRequestsOf({ remote, page: PAGE, params }, mode);
};

test.each<[Mode, Record<string, string>, string[]]>([
  ['full', { id: 'A-1' }, ['/api/main/works/A-1/', '/api/main/files/A-1']],
  ['full', { id: 'S-1/2' }, ['/api/main/appointments/S-1%2F2', '/api/main/files/S-1%2F2']],
  ['demo', { id: 'S-1' }, ['/api/main/appointments/S-1', '/api/main/files/S-1']],
  ['full', {}, []],
  ['lite', {}, ['/api/main/works/:work/', '/api/main/appointments/:appointment']],
  ['visitor', { id: 'A-1' }, []],
])('in mode %s %j asks first for %j [SHL-14] [C-739]', (mode, params, requests) => {
  expect(asked(mode, params)).toEqual(requests);
});
