import type { NamedContract } from '@portal/api/company/withdrawal';
import { expect, test } from 'vitest';
import { aConfiguration } from '../../testing/aConfiguration.ts';
import { contentOf, edgeForEachTest, get, HOST } from '../../testing/edgeForEachTest.ts';
import type { TestEdge } from '../../testing/startTestEdge.ts';

const PAGE = '/legal/resolver';
const start = edgeForEachTest();

const contract: NamedContract = {
  description: 'Revisão, 10 jul. 2026 às 10:00',
  until: '2026-06-29',
  withdrawable: true,
  refund: 25,
};
/** By the key of a link: nothing ends by itself. */
const byLink = { ...contract, withdrawable: false, in_time: true, refund: 0 };
const contracts: Record<string, NamedContract> = { boa: contract, ligacao: byLink };
const receipt = {
  id: 'registo1',
  received_at: '2026-11-23T16:30:07.512Z',
  statement: 'Comunico que resolvo este contrato: Revisão.',
  state: 'accepted',
  refund: 25,
};
const statement = { name: 'Ana Marques', contract: 'Revisão', email: 'ana@exemplo.pt' };

interface Sent {
  body: unknown;
  once: string | undefined;
  from: string | undefined;
}

/** An edge whose backend knows one key, and what reached it. */
async function edgeWith(
  answer: (sent: Sent) => Response = () => Response.json(receipt, { status: 201 }),
) {
  const sent: Sent[] = [];
  const edge = await start((backend) => {
    backend.get('/main/config', (context) =>
      context.json(aConfiguration({}, { name: 'Auto Mirante' })),
    );
    backend.get('/main/legal/contract', (context) =>
      context.json({ contract: contracts[context.req.query('key') ?? ''] ?? null }),
    );
    backend.post('/main/legal/withdrawals', async (context) => {
      const call = {
        body: await context.req.json(),
        once: context.req.header('idempotency-key'),
        from: context.req.header('x-forwarded-for'),
      };
      sent.push(call);
      return answer(call);
    });
  });
  return { edge, sent };
}

function post(
  { edge }: TestEdge,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: 'http://auto-mirante.localhost:4300' },
) {
  return edge.request(`http://edge${PAGE}`, {
    method: 'POST',
    headers: { ...HOST, ...headers },
    body: new URLSearchParams(fields),
  });
}

/** The fields of a form and its buttons, as a browser would send them. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input [^>]*?name="([^"]+)"[^>]*?value="([^"]*)"/g)].map(
      ([, name, value]) => [name ?? '', value ?? ''],
    ),
  );
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*value="([^"]+)"[^>]*>([^<]+)</g)].map(([, step, words]) => [
    step,
    words,
  ]);
const errorOf = (html: string, field: string) =>
  contentOf(html, new RegExp(`<p class="lg-error" id="${field}-erro">([^<]*)`));

test('step 1 asks for name, contract and e-mail, without login and without script, and sends nothing [LAW-05] [LAW-06]', async () => {
  const { edge, sent } = await edgeWith();
  const answer = await get(edge, PAGE);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  const labels = [...html.matchAll(/<label for="([^"]+)">([^<]+)</g)].map(([, id, words]) => [
    id,
    words,
  ]);
  expect(labels).toEqual([
    ['contract', 'Contrato'],
    ['name', 'O seu nome'],
    ['email', 'E-mail para o comprovativo'],
  ]);
  expect(buttonsOf(html)).toEqual([['confirm', 'Resolver o contrato aqui']]);
  expect(contentOf(html, /<textarea[^>]*>([^<]*)</)).toBe('');
  expect(contentOf(html, /id="contract-ajuda">([^<]*)</)).toBe(
    'Número ou descrição: o serviço e o dia.',
  );
  expect(sent).toEqual([]);
});

test('a contract is named by its number as well as in words [LAW-06]', async () => {
  const { edge, sent } = await edgeWith();
  const numbered = { ...statement, contract: 'S-1042' };
  const html = await (await post(edge, { ...numbered, step: 'confirm' })).text();
  expect(html).toContain('S-1042');
  await post(edge, { ...fieldsOf(html), step: 'send' });
  expect(sent.map(({ body }) => body)).toEqual([numbered]);
});

test('a key fills the contract in, and goes along to the end [LAW-05] [LIM-10]', async () => {
  const { edge, sent } = await edgeWith();
  const first = await (await get(edge, `${PAGE}?key=boa`)).text();
  expect(contentOf(first, /<textarea[^>]*>([^<]*)</)).toBe(contract?.description);
  expect(first).toContain('Pode resolver até 29\u00a0jun.\u00a02026.');
  expect(fieldsOf(first)).toMatchObject({ key: 'boa' });
  const second = await (await post(edge, { ...statement, key: 'boa', step: 'confirm' })).text();
  expect(second).toContain('25,00\u00a0€');
  await post(edge, { ...fieldsOf(second), step: 'send' });
  expect(sent.map(({ body }) => body)).toEqual([{ ...statement, key: 'boa' }]);
});

test('the key of a link fills the contract in, says until when, and that the provider answers [LAW-05] [C-895]', async () => {
  const { edge } = await edgeWith();
  const first = await (await get(edge, `${PAGE}?key=ligacao`)).text();
  expect(contentOf(first, /<textarea[^>]*>([^<]*)</)).toBe(contract?.description);
  expect(first).toContain('Pode resolver até 29\u00a0jun.\u00a02026.');
  const json = { ...statement, key: 'ligacao', step: 'confirm' };
  const second = await (await post(edge, json)).text();
  expect(second).toContain('Auto Mirante recebe a declaração e responde-lhe por e-mail.');
  expect(second).not.toContain('anulados de imediato');
});

test.each([
  ['name', '', 'Campo obrigatório!'],
  ['name', '   ', 'Campo obrigatório!'],
  ['contract', '', 'Campo obrigatório!'],
  ['email', '', 'Campo obrigatório!'],
  ['email', 'ana@', 'Por favor insira um formato de endereço de e-mail correto'],
])(
  'the %s %j is refused at its field, what else was written stays, and nothing is sent [LAW-06] [SHL-08] [VAL-01] [VAL-19]',
  async (field, value, words) => {
    const { edge, sent } = await edgeWith();
    for (const step of ['confirm', 'send']) {
      const html = await (await post(edge, { ...statement, [field]: value, step })).text();
      expect(errorOf(html, field)).toBe(words);
      expect([...html.matchAll(/class="lg-error"/g)]).toHaveLength(1);
      expect(html).toMatch(
        new RegExp(
          `id="${field}"[^>]*aria-describedby="[^"]*${field}-erro"[^>]*aria-invalid="true"[^>]*autofocus`,
        ),
      );
      expect(contentOf(html, /<title>([^<]*)</)).toBe(
        'Corrija o que está assinalado — Livre resolução | Auto Mirante',
      );
      for (const kept of Object.values({ ...statement, [field]: '' }).filter(Boolean))
        expect(html).toContain(kept);
    }
    expect(sent).toEqual([]);
  },
);

test('all three are asked for at once [LAW-06] [VAL-19]', async () => {
  const { edge } = await edgeWith();
  const html = await (await post(edge, { step: 'confirm' })).text();
  expect(['name', 'contract', 'email'].map((field) => errorOf(html, field))).toEqual([
    'Campo obrigatório!',
    'Campo obrigatório!',
    'Campo obrigatório!',
  ]);
});

test('step 2 repeats what was written; only its button sends, and what it says goes back to the form [LAW-06] [LAW-07] [LIM-10] [SHL-08]', async () => {
  const { edge, sent } = await edgeWith();
  const html = await (await post(edge, { ...statement, step: 'confirm' })).text();
  for (const words of [
    ...Object.values(statement),
    '«Comunico que resolvo este contrato: Revisão.»',
  ])
    expect(html).toContain(words);
  expect(buttonsOf(html)).toEqual([
    ['send', 'Confirmar a resolução'],
    ['change', 'Alterar'],
  ]);
  expect(sent).toEqual([]);
  const form = fieldsOf(html);
  const changed = await (await post(edge, { ...form, step: 'change' })).text();
  expect(buttonsOf(changed)).toEqual([['confirm', 'Resolver o contrato aqui']]);
  expect(changed).toContain('value="Ana Marques"');
  expect(sent).toEqual([]);

  const done = await post(edge, { ...form, step: 'send' }, { 'x-forwarded-for': '203.0.113.7' });
  expect(done.headers.get('cache-control')).toBe('private, no-store');
  const page = await done.text();
  expect(sent).toMatchObject([{ body: statement, once: form['once'], from: '203.0.113.7' }]);
  const titles = [html, page].map((one) => contentOf(one, /<title>(.*)<\/title>/));
  expect(titles).toEqual([
    'Livre resolução | Auto Mirante',
    'Contrato resolvido — Livre resolução | Auto Mirante',
  ]);
  for (const words of [
    'Contrato resolvido.',
    '23\u00a0nov.\u00a02026, 16:30:07',
    'registo1',
    '25,00\u00a0€',
  ])
    expect(page).toContain(words);
});

test('pressed twice it is one statement', async () => {
  const { edge, sent } = await edgeWith();
  const form = fieldsOf(await (await post(edge, { ...statement, step: 'confirm' })).text());
  await Promise.all([post(edge, { ...form, step: 'send' }), post(edge, { ...form, step: 'send' })]);
  expect(new Set(sent.map(({ once }) => once)).size).toBe(1);
  const other = fieldsOf(await (await post(edge, { ...statement, step: 'confirm' })).text());
  expect(other['once']).not.toBe(form['once']);
});

test('looked at again by `Alterar` it stays the same statement, unless something was changed', async () => {
  const { edge, sent } = await edgeWith(() => new Response('x', { status: 504 }));
  const confirm = async (fields: Record<string, string>) =>
    fieldsOf(await (await post(edge, { ...fields, step: 'confirm' })).text());
  const first = await confirm(statement);
  await post(edge, { ...first, step: 'send' });
  const form = fieldsOf(await (await post(edge, { ...first, step: 'change' })).text());
  const again = { ...form, contract: statement.contract };
  await post(edge, { ...(await confirm(again)), step: 'send' });
  await post(edge, { ...(await confirm({ ...again, name: 'Ana M. Marques' })), step: 'send' });
  const [one, same, other] = sent.map(({ once }) => once);
  expect([one, one === other]).toEqual([same, false]);
});

test('of money that only a transfer gives back it asks for the IBAN, and promises the day of the rest alone [LAW-08] [C-936]', async () => {
  const transfer = { amount: 15, subject: 'S-1' };
  const { edge } = await edgeWith(() => Response.json({ ...receipt, transfer }, { status: 201 }));
  const page = await (await post(edge, { ...statement, step: 'send' })).text();
  expect(page).toMatch(/Para devolver 15,00\s€ precisamos do seu IBAN\./);
  expect(page).toContain('href="/client/payment/S-1"');
  expect(page).toMatch(/10,00\s€, no prazo de 14 dias/);
});

test('one that waits for the provider says so', async () => {
  const { edge } = await edgeWith(() =>
    Response.json({ ...receipt, state: 'received', refund: 0 }, { status: 201 }),
  );
  const page = await (await post(edge, { ...statement, step: 'send' })).text();
  expect(page).toContain('Declaração recebida.');
  expect(page).toContain('Auto Mirante responde-lhe por e-mail.');
  expect(page).not.toContain('Devolução');
});

const UNSURE =
  'Não sabemos se a declaração ficou registada. Confirme outra vez dentro de momentos: conta só uma vez.';

test.each([
  [
    'refused',
    () =>
      Response.json(
        { message: 'Fez demasiados pedidos. Aguarde um pouco e tente novamente.' },
        { status: 429 },
      ),
    'Fez demasiados pedidos. Aguarde um pouco e tente novamente.',
  ],
  [
    'refused without a word',
    () => Response.json({}, { status: 400 }),
    'A declaração não foi registada. Tente novamente dentro de momentos.',
  ],
  // What was taken by then is not said to be lost.
  ['broken', () => Response.json({ message: 'Erro.' }, { status: 500 }), UNSURE],
  ['cut off', () => new Response('{"id":"reg', { status: 201 }), UNSURE],
])(
  '%s, it says why and keeps what was written, to be sent as the same statement',
  async (_, answer, words) => {
    const { edge } = await edgeWith(answer);
    const form = fieldsOf(await (await post(edge, { ...statement, step: 'confirm' })).text());
    const html = await (await post(edge, { ...form, step: 'send' })).text();
    expect(contentOf(html, /role="alert">([^<]*)</)).toBe(words);
    expect(fieldsOf(html)).toEqual(form);
  },
);

test('a form of another site states nothing', async () => {
  const { edge, sent } = await edgeWith();
  const answer = await post(edge, { ...statement, step: 'send' }, { origin: 'https://exemplo.pt' });
  expect([answer.status, sent]).toEqual([403, []]);
});

test('what was written stays text, and a form as long as a book is not read', async () => {
  const { edge } = await edgeWith();
  const attack = '"><script>alert(1)</script>';
  const fields = {
    name: attack,
    contract: attack,
    email: 'ana@exemplo.pt',
    key: attack,
    once: attack,
  };
  for (const step of ['confirm', 'change', 'send'])
    expect(await (await post(edge, { ...fields, step })).text()).not.toContain('<script');
  expect((await post(edge, { ...statement, contract: 'x'.repeat(70_000) })).status).toBe(413);
});
