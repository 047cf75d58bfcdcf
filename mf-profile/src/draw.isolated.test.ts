import { expect, test } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { draw } from './draw.ts';

const { pages } = draw({ federationName: 'mf_profile_1', pages: manifest.pages });

test.each([
  ['login', 'Iniciar Sessão'],
  ['register', 'Criar conta'],
])(
  '%s is drawn in bare Node, with nothing that a policy refuses [SHL-64] [C-611]',
  (page, heading) => {
    expect(typeof document).toBe('undefined');
    for (const markup of Object.values(pages[page] ?? {})) {
      expect(markup).toContain(`>${heading}</h1>`);
      expect(markup).not.toMatch(/ style=| on[a-z]+=|<script/);
    }
  },
);

test('what a vertical says of itself is drawn for it [SHL-64] [C-611]', () => {
  const { AUTO, BARBERSHOP } = pages['login'] ?? {};
  expect(AUTO).toContain('Peugeot 308 SW');
  expect(BARBERSHOP).not.toContain('Peugeot');
});
