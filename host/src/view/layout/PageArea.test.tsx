// @vitest-environment happy-dom
import { createTestPortal } from '@portal/remote/testPortal';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageArea } from './PageArea.tsx';
import { renderIn, shellWith } from './testing/renderIn.tsx';

afterEach(cleanup);

const { provider } = createTestPortal().portal;

test.each(['standard', 'decision', 'bare'] as const)(
  'the footer of a page with the layout %s leads to who the provider is and to where contracts are withdrawn from, outside of the portal [LAW-01] [LAW-05]',
  (layout) => {
    renderIn(
      shellWith([]),
      <PageArea
        id="conteudo"
        page={{ name: 'page', path: '/page', title: 'Página', modes: ['full'], layout }}
        path="/page"
        provider={provider}
        bare={layout === 'bare'}
      >
        <p>Conteúdo</p>
      </PageArea>,
    );
    const footer = within(screen.getByRole('contentinfo'));
    for (const [name, page] of [
      ['Sobre o prestador', '/legal/sobre'],
      ['Livre resolução', '/legal/resolver'],
    ] as const) {
      const link = footer.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(page);
      // The browser follows it, not the shell, which has no such page.
      expect(link.getAttribute('target')).toBe('_self');
    }
  },
);

test('nothing stands above a page where nothing is wrong', () => {
  renderIn(
    shellWith([]),
    <PageArea id="conteudo" page={null} path="/page" provider={provider} bare={false}>
      <p>Conteúdo</p>
    </PageArea>,
  );
  expect(screen.getByRole('main').textContent).toBe('Conteúdo');
});
