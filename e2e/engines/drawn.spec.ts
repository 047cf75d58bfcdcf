import { domains, settings } from '../support/domains.ts';
import { openPortBeforeEdge, passOn } from '../support/edges/portBeforeEdge.ts';
import { test } from './engineTest.ts';

test('a page that is drawn in its document is taken over as it is', async ({ view }) => {
  const before = await openPortBeforeEdge((incoming, outgoing) => {
    const isPage = incoming.url?.startsWith('/client/login') === true;
    // Of what is drawn again nothing has the mark.
    const mark = (body: string) => body.replace(/(data-drawn.*?)<h1 /s, '$1<h1 data-mark="drawn" ');
    passOn(incoming, outgoing, settings.edgePort, {}, isPage ? mark : undefined);
  });
  await view.open(`http://${domains.workshop}:${before.port}/client/login`);
  await view.see({ css: '#root:not([data-drawn]) h1[data-mark="drawn"]' });
  await view.click({ button: 'Aceitar' });
  await view.type({ field: 'E-mail ou telemóvel' }, '21');
  await view.click({ button: 'Entrar com código' });
  await view.read('Escreva um e-mail ou um número de telemóvel válido');
  await view.see({ css: 'h1[data-mark="drawn"]' });
  await before.stop();
});
