import { expect, test } from 'vitest';
import { BOOT, RELEASE } from '../testing/startTestEdge.ts';
import { contentOf, edgeForEachTest, get, session } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test.each([
  ['/client/equipment-details', 'Equipamento'],
  ['/client/equipment-list', 'Os seus Equipamentos'],
])(
  'the title of %s names the items by the label of the provider: %s [CFG-02]',
  async (path, named) => {
    const page = { modes: ['full' as const], layout: 'standard' as const };
    const pages = [
      { ...page, name: 'equipment-details', path: '/equipment-details', title: '{item}' },
      { ...page, name: 'equipment-list', path: '/equipment-list', title: 'Os seus {items}' },
    ];
    const remotes = BOOT.remotes.map((remote) => ({ ...remote, release: { ...RELEASE, pages } }));
    const labels = { itemLabel: 'Equipamento', itemLabelPlural: 'Equipamentos' };
    const provider = BOOT.provider && { ...BOOT.provider, name: 'Auto Mirante', ...labels };
    const edge = await start((backend) =>
      backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, provider, remotes })),
    );
    const html = await (await get(edge, path, session)).text();
    expect(contentOf(html, /<title>(.*?)<\/title>/)).toBe(`${named} | Auto Mirante`);
  },
);
