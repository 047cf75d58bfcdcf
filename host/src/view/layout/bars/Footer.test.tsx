// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { consentOpenAtom } from '../../../shell/consent/consentOpenAtom.ts';
import { renderIn, shellWith } from '../testing/renderIn.tsx';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

test('«Cookies» in the footer asks anew, as often as it is pressed [LAW-14]', () => {
  const shell = shellWith([]);
  shell.store.set(consentOpenAtom, false);
  renderIn(shell, <Footer />);
  const cookies = within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Cookies' });
  for (let times = 0; times < 2; times += 1) {
    fireEvent.click(cookies);
    expect(shell.store.get(consentOpenAtom)).toBe(true);
    shell.store.set(consentOpenAtom, false);
  }
});
