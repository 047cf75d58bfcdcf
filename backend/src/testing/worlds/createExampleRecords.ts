import { attachInvoice } from '../calls/attachInvoice.ts';
import { pictureForm } from '../data/pictureForm.ts';
import { asProvider } from '../calls/asProvider.ts';
import type { TestBackend } from '../testBackend.ts';

/** Fields of the customer's item. */
export const exampleItem = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
const customer = { phone: '912000001' };
const item_specs = exampleItem;

/** Makes one of everything that belongs to the customer of the session; returns their ids by name. */
export async function createExampleRecords(
  portal: TestBackend,
  key: string,
  token: string,
): Promise<Record<string, string>> {
  const mine = async (method: string, path: string, options: object = {}) =>
    (await portal.call(method, `/main${path}`, { token, ...options })).body;
  const provider = (method: string, path: string, json?: unknown) =>
    asProvider(portal, key, method, path, json);
  const appoint = (time: string) =>
    provider('POST', '/appointments', {
      customer,
      item_specs,
      service_ids: ['revisao'],
      date: '2026-06-16',
      time,
    });
  const file = async (path: string) => {
    await portal.call('POST', path, { token, form: await pictureForm(['media']) });
    const rows = await portal.backend.pool.query<{ id: string }>(
      'select id from subject_files order by created_at desc, id',
    );
    return rows.rows.map(({ id }) => id);
  };
  const added = await mine('POST', '/items/', { json: { specs: item_specs } });
  const item = String(Object(added['item']).id);
  await mine('POST', `/items/${item}/images/`, { form: await pictureForm(['image']) });
  const spare = await mine('POST', '/items/', {
    json: { specs: { ...item_specs, plate: '00-XX-11' } },
  });
  const open = async () =>
    String((await provider('POST', '/works', { customer, item_specs }))['id']);
  const [work, otherWork, completed] = [await open(), await open(), await open()];
  await provider('POST', `/works/${work}/budget`, {
    lines: [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }],
  });
  await provider('POST', `/works/${completed}/state`, { bars: 5 });
  const invoice = await attachInvoice(portal, key, completed);
  const budgeted = await decideBudget(provider, mine, await open());
  const undoable = await decideBudget(provider, mine, await open());
  const payment = await provider('POST', `/works/${work}/payment`, { total: 25 });
  await mine('POST', `/services/${work}/editInternalObs`, { json: { obs: 'segredo da nota' } });
  await mine('POST', `/services/${work}/chat/add`, { json: { message: 'segredo da conversa' } });
  const withdrawn = await mine('POST', '/legal/withdrawals', {
    json: { name: 'Ana Segredo', contract: 'segredo do contrato', email: 'ana.segredo@exemplo.pt' },
  });
  const services = await mine('GET', '/schedule/services');
  const service = String(Object(Object(services['services'])[0]).id);
  const booking = { services: [{ id: service }], date: '2026-06-16', time: '16:00' };
  const draft = await mine('POST', '/schedule/draft', { json: booking });
  await provider('PUT', '/settings', { waiting_list: true });
  const wait = async (to: string) => {
    const json = { service_ids: [service], item_id: item, from: '2026-06-16', to };
    return String((await mine('POST', '/waiting-list', { json }))['id']);
  };
  const [waiting, removable] = [await wait('2026-06-18'), await wait('2026-06-19')];
  const draftPath = `/main/appointments/S-${String(draft['scheduler_id'])}/${String(draft['draft_work_id'])}/media`;
  const [draftFile = ''] = await file(draftPath);
  const afterFirst = await file(`/main/services/${work}/media`);
  const kept = afterFirst.find((id) => id !== draftFile) ?? '';
  const afterSecond = await file(`/main/services/${work}/media`);
  const billing = await mine('POST', '/billing', {
    json: {
      name: 'Ana Segredo',
      vat_number: '123456789',
      address: 'Rua do Segredo 1',
      postal_code: '1000-001',
      city: 'Lisboa',
      country_id: 175,
    },
  });
  const closure = await provider('POST', '/closures', {
    from: '2026-12-24T12:00:00Z',
    to: '2026-12-25T12:00:00Z',
  });
  const makeKey = async (name: string) =>
    String((await provider('POST', '/keys', { name, scope: 'read' }))['id']);
  return {
    item,
    spareItem: String(Object(spare['item']).id),
    work,
    otherWork,
    budgeted: budgeted.id,
    openJob: budgeted.declined,
    undoable: undoable.id,
    record: undoable.record,
    undoneJob: undoable.declined,
    completed,
    appointment: String((await appoint('09:00'))['id']),
    cancellable: String((await appoint('11:00'))['id']),
    draft: String(draft['scheduler_id']),
    draftWork: String(draft['draft_work_id']),
    draftFile,
    keptFile: kept,
    file: afterSecond.find((id) => id !== draftFile && id !== kept) ?? '',
    invoice: String(invoice.body['id']),
    withdrawal: String(withdrawn['id']),
    payment: String(payment['payment_id']),
    billing: String(billing['id']),
    closure: String(closure['id']),
    key: await makeKey('Painel'),
    spareKey: await makeKey('Loja'),
    waiting,
    removableWaiting: removable,
    service,
  };
}

/** Posts a budget of two jobs, approves one and declines the other. @returns what its calls name */
async function decideBudget(
  provider: (method: string, path: string, json?: unknown) => Promise<Record<string, unknown>>,
  mine: (method: string, path: string, options?: object) => Promise<Record<string, unknown>>,
  id: string,
): Promise<{ id: string; declined: string; record: string }> {
  const job = (title: string, price: number) => ({
    title,
    urgency: 'soon',
    labour: [{ designation: title, price }],
  });
  await provider('POST', `/works/${id}/budget`, {
    jobs: [job('Travões', 120), job('Escovas', 24)],
  });
  const { budgets } = await mine('GET', `/services/${id}/budgets`);
  const ids: string[] = Object(Object(budgets)[0]).jobs.map((one: object) => Object(one).id);
  const [approved = '', declined = ''] = ids;
  const jobs = { [approved]: 'approved', [declined]: 'declined' };
  const json = { version: 1, jobs, total: 120 };
  const decided = await mine('POST', `/services/${id}/budget/decision`, { json });
  return { id, declined, record: String(decided['record_id']) };
}
