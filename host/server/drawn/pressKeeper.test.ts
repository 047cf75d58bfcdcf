// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { pressKeeperScript } from './pressKeeper.ts';

const [, script = ''] = /^<script>(.*)<\/script>$/.exec(pressKeeperScript) ?? [];

const markup =
  '<form><button id="code"><b>Receber código</b></button><button id="email" type="button">Usar e-mail</button></form>' +
  '<a href="#ajuda">Ajuda</a><a id="other" href="/client/services-lite">Outros</a><a id="call" href="tel:+351220000000">Ligar</a>';

// Files of a worker share its document.
beforeEach(() => document.body.replaceChildren());

/** A page with a button beside the root; what is done with its presses and forms. */
function open({ isDrawn = true, isOfVisit = false } = {}) {
  const page = document.createElement('div');
  const marks = (isDrawn ? ' data-drawn="/registo"' : '') + (isOfVisit ? ' data-visit=""' : '');
  page.innerHTML = `<div id="root"${marks}>${markup}</div><button id="beside">Outro</button>`;
  document.body.append(page);
  runInNewContext(script, { document, addEventListener: page.addEventListener.bind(page) });
  const done: string[] = [];
  page.addEventListener('click', (event) => {
    done.push('click');
    event.preventDefault();
  });
  page.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) done.push('submit');
    event.preventDefault();
  });
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const kept = () => [...document.querySelectorAll('[data-pressed]')].map(({ id }) => id);
  return { done, press, kept };
}

test('of two presses on a drawn page the last one is kept, and neither does anything yet [SHL-64] [C-612]', () => {
  const { done, press, kept } = open();
  press('#code b');
  expect(kept()).toEqual(['code']);
  press('#email');
  expect([kept(), done]).toEqual([['email'], []]);
});

test('a form of a drawn page sends nothing, and its links and what is beside it work as ever [SHL-64] [C-612]', () => {
  const { done, press, kept } = open();
  document.querySelector('form')?.requestSubmit();
  expect(done).toEqual([]);
  press('a');
  press('#beside');
  expect([kept(), done]).toEqual([[], ['click', 'click']]);
});

test('where nothing is drawn any more the page has its presses and forms itself [SHL-64] [C-612]', () => {
  const { done, press, kept } = open({ isDrawn: false });
  press('#email');
  document.querySelector('form')?.requestSubmit();
  expect([kept(), done]).toEqual([[], ['click', 'submit']]);
});

test('between pages of a link a press on a link waits for the code, which takes the key along; one that leaves the portal does not [SHL-64] [C-720]', () => {
  const { done, press, kept } = open({ isOfVisit: true });
  press('#other');
  expect([kept(), done]).toEqual([['other'], []]);
  press('#call');
  expect([kept(), done]).toEqual([['other'], ['click']]);
  press('#email');
  expect(kept()).toEqual(['email']);
});

test('on a page of everybody a press on a link leads on at once [SHL-64] [C-612]', () => {
  const { done, press, kept } = open();
  press('#other');
  expect([kept(), done]).toEqual([[], ['click']]);
});
