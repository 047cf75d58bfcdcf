import { setTimeout as delay } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { examplePdf } from './examplePdf.ts';
import {
  sandboxKey,
  sandboxRoot,
  type SandboxDocument,
  type SandboxProgram,
} from './sandboxProgram.ts';

const names: Readonly<Record<string, { one: string; kind: string }>> = {
  invoices: { one: 'invoice', kind: 'FT' },
  invoice_receipts: { one: 'invoice_receipt', kind: 'FR' },
};
const figure = v.pipe(v.string(), v.regex(/^\d+\.\d{4}$/), v.transform(Number));
const draftSchema = v.object({
  proprietary_uid: v.string(),
  invoice: v.object({
    date: v.pipe(v.string(), v.regex(/^\d\d\/\d\d\/\d{4}$/)),
    reference: v.string(),
    client: v.object({ name: v.pipe(v.string(), v.minLength(1)) }),
    items: v.tuple([
      v.object({ unit_price: figure, tax: v.object({ name: v.picklist(['IVA23', 'Isento']) }) }),
    ]),
  }),
});
/**
 * A certified program that is none: the paths of InvoiceXpress that the portal uses, in their shapes and with their
 * quirks (INV-09).
 */
export function programRoutes(memory: SandboxProgram): Hono {
  const app = new Hono({ strict: false });

  app.use(`${sandboxRoot}/*`, async (context, next) => {
    if (context.req.path.endsWith('.pdf')) return next();
    if (context.req.query('api_key') !== sandboxKey)
      return context.json({ errors: [{ error: 'The api key is not valid.' }] }, 401);
    const { faults } = memory;
    await delay(faults.delaySeconds * 1000);
    if (faults.refuse > 0 && context.req.method !== 'GET') {
      faults.refuse -= 1;
      return context.json({ errors: [{ error: 'Client name is invalid' }] }, 422);
    }
    return next();
  });
  const lost = (context: Context, fault: 'draft' | 'finalise'): Response | undefined => {
    if (memory.faults.lose[fault] === 0) return undefined;
    memory.faults.lose[fault] -= 1;
    return context.text('Bad gateway', 502);
  };

  app.get(`${sandboxRoot}/taxes.json`, (context) =>
    context.json({
      taxes: [
        { id: 1, name: 'IVA23', value: '23.0', region: 'PT', code: null, default_tax: 1 },
        { id: 2, name: 'Isento', value: '0.0', region: null, code: null, default_tax: 0 },
      ],
    }),
  );
  app.get(`${sandboxRoot}/api/pdf/:file`, (context) => {
    const found = memory.documents.find(({ id }) => `${id}.json` === context.req.param('file'));
    if (found === undefined || found.status === 'draft') return context.json({}, 404);
    found.files += 1;
    // As there, whoever asks first is asked to come back.
    if (found.files === 1) return context.json({ output: {} }, 202);
    const { origin } = new URL(context.req.url);
    return context.json({ output: { pdfUrl: `${origin}${sandboxRoot}/files/${found.id}.pdf` } });
  });
  app.get(`${sandboxRoot}/files/:file`, (context) => {
    const found = memory.documents.find(({ id }) => `${id}.pdf` === context.req.param('file'));
    if (found === undefined) return context.notFound();
    const bytes = examplePdf({
      number: numberOf(found),
      // As there, no two files of a document are the same to the byte.
      provider: `Programa de testes, cópia ${found.files}`,
      customer: found.client,
      day: found.date,
      total: `${found.total.toFixed(2).replace('.', ',')} €`,
    });
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/pdf' });
  });
  for (const [path, { one }] of Object.entries(names)) {
    app.get(`${sandboxRoot}/${path}.json`, (context) => {
      const text = context.req.query('text') ?? '';
      const found = memory.documents.filter(
        (entry) => entry.path === path && entry.reference === text,
      );
      return context.json({ [path]: found.map(show), pagination: { total_entries: found.length } });
    });
    app.post(`${sandboxRoot}/${path}.json`, async (context) => {
      const sent = v.safeParse(draftSchema, await context.req.json().catch(() => ({})));
      if (!sent.success) return context.json({ errors: [{ error: 'Invalid document' }] }, 422);
      const { invoice, proprietary_uid: uid } = sent.output;
      const [{ unit_price: price, tax }] = invoice.items;
      const made: SandboxDocument = {
        id: 252_000_000 + memory.documents.length,
        path,
        status: 'draft',
        number: 0,
        date: invoice.date,
        reference: invoice.reference,
        uid,
        client: invoice.client.name,
        total:
          (Math.round(price * (tax.name === 'IVA23' ? 123 : 100)) + memory.faults.misreckonCents) /
          100,
        files: 0,
      };
      memory.documents.push(made);
      return lost(context, 'draft') ?? context.json({ [one]: show(made) }, 201);
    });
    app.get(`${sandboxRoot}/${path}/:file`, (context) => {
      const found = memory.documents.find(({ id }) => `${id}.json` === context.req.param('file'));
      return found === undefined ? context.json({}, 404) : context.json({ [one]: show(found) });
    });
    app.put(`${sandboxRoot}/${path}/:id/change-state.json`, (context) => {
      const found = memory.documents.find(({ id }) => String(id) === context.req.param('id'));
      if (found?.status !== 'draft')
        return context.json({ errors: [{ error: 'Invalid state' }] }, 422);
      const { issued } = memory;
      found.number = (issued[path] ?? 0) + 1;
      issued[path] = found.number;
      found.status = path === 'invoices' ? 'final' : 'settled';
      return lost(context, 'finalise') ?? context.json({ [one]: { id: found.id } });
    });
  }
  return app;
}

/** As the program shows a document: numbers and dates the other way round, amounts as figures. */
function show(document: SandboxDocument): object {
  const { id, status, number, date, reference, uid, total } = document;
  const isDraft = status === 'draft';
  return {
    id,
    status,
    archived: false,
    sequence_number: isDraft ? '' : `${number}/SANDBOX`,
    inverted_sequence_number: isDraft ? '' : `SANDBOX/${number}`,
    atcud: isDraft ? '' : `SANDBOX0-${number}`,
    date,
    reference,
    proprietary_uid: uid,
    summary: { total },
  };
}

function numberOf({ path, number }: SandboxDocument): string {
  return `${names[path]?.kind ?? ''} SANDBOX/${number}`;
}
