import type { Recording } from '../../../testing/startReplay.ts';

const key = 'api_key=key-of-the-provider';
const client = {
  name: 'Marta Figueiredo',
  code: 'Peb661c587c67ec89',
  fiscal_id: '234567899',
  address: 'Rua de Cedofeita 120',
  postal_code: '4050-122',
  city: 'Porto',
  country: 'Portugal',
};
const item = { quantity: '1', tax: { name: 'IVA23' } };
const receipt = {
  invoice: {
    date: '14/07/2026',
    due_date: '14/07/2026',
    reference: 'order-1',
    sequence_id: '5998917',
    client,
    items: [
      {
        name: 'Peugeot 308: Travões',
        description: 'Peugeot 308: Travões',
        unit_price: '150.0000',
        ...item,
      },
    ],
  },
  proprietary_uid: 'order-1',
};
const simple = {
  invoice: {
    date: '14/07/2026',
    due_date: '14/07/2026',
    reference: 'order-2',
    sequence_id: '5998917',
    client: { name: 'Consumidor final' },
    items: [{ name: 'Revisão', description: 'Revisão', unit_price: '20.3252', ...item }],
  },
  proprietary_uid: 'order-2',
};
const listOf = (path: string, reference: string, type: string) =>
  `/${path}.json?text=${reference}&type%5B%5D=${type}&non_archived=true&per_page=30&${key}`;
/** What stands around a document in every answer, and does not matter here. */
const rest =
  '"archived":false,"saft_hash":"cI/0","observations":"","retention":0.0,"global_discount":null,"owner_invoice_id":null';

/** In the shapes that the service answers, which differ from its documentation: amounts and rates as texts and as figures, an envelope under either name. */
export const recordings: readonly Recording[] = [
  {
    name: 'taxes',
    method: 'GET',
    path: `/taxes.json?${key}`,
    answered:
      '{"taxes":[{"id":102,"name":"IVA22","value":"22.0","region":"PT-MA","code":null,"default_tax":0},{"id":103,"name":"IVA23A","value":"23.0","region":"PT-AC","code":null,"default_tax":0},{"id":101,"name":"IVA23","value":"23.0","region":"PT","code":null,"default_tax":1}]}',
  },
  {
    name: 'receipt drafted',
    method: 'POST',
    path: `/invoice_receipts.json?${key}`,
    sent: receipt,
    status: 201,
    answered: `{"invoice_receipt":{"id":252126849,"status":"draft",${rest},"type":"InvoiceReceipt","sequence_number":"draft","inverted_sequence_number":"","atcud":"","date":"14/07/2026","reference":"order-1","total":"184.50"}}`,
  },
  {
    name: 'invoice drafted',
    method: 'POST',
    path: `/invoices.json?${key}`,
    sent: simple,
    status: 201,
    answered: `{"invoice":{"id":252126850,"status":"draft",${rest},"type":"Invoice","sequence_number":"","atcud":null,"date":"2026-07-14","reference":"order-2","summary":{"sum":20.33,"total":25.0}}}`,
  },
  {
    name: 'receipt finalised',
    method: 'PUT',
    path: `/invoice_receipts/252126849/change-state.json?${key}`,
    sent: { invoice: { state: 'finalized' } },
    answered: '{"invoice_receipt":{"id":252126849}}',
  },
  {
    name: 'receipt read',
    method: 'GET',
    path: `/invoice_receipts/252126849.json?${key}`,
    answered: `{"invoice":{"id":252126849,"status":"settled",${rest},"type":"InvoiceReceipt","sequence_number":"41/OXD2026","inverted_sequence_number":"OXD2026/41","atcud":"J62NTBW9-41","date":"2026-07-14","reference":"order-1","summary":{"sum":150.0,"before_taxes":150.0,"taxes":34.5,"total":184.5}}}`,
  },
  {
    name: 'receipts found',
    method: 'GET',
    path: listOf('invoice_receipts', 'order-1', 'InvoiceReceipt'),
    answered: `{"invoice_receipts":[{"id":7,"status":"settled","sequence_number":"9/OXD2026","date":"14/07/2026","reference":"order-10","total":"1.00"},{"id":8,"status":"canceled","sequence_number":"10/OXD2026","date":"14/07/2026","reference":"order-1","total":"184.50"},{"id":9,"status":"draft","sequence_number":"","date":"14/07/2026","reference":"order-1","total":"184.50"},{"id":252126849,"status":"settled","sequence_number":"41/OXD2026","date":"14/07/2026","reference":null,"proprietary_uid":"order-1","total":"184.50","atcud":"J62NTBW9-41"}],"pagination":{"total_entries":4,"current_page":1,"total_pages":1,"per_page":30}}`,
  },
  {
    name: 'no receipts found',
    method: 'GET',
    path: listOf('invoice_receipts', 'order-1', 'InvoiceReceipt'),
    answered: '{"invoice_receipts":[],"pagination":{"total_entries":0,"current_page":1}}',
  },
  {
    name: 'a list that is none',
    method: 'GET',
    path: listOf('invoice_receipts', 'order-1', 'InvoiceReceipt'),
    answered: '{"errors":[{"error":"Something went wrong"}]}',
  },
  {
    name: 'file not ready',
    method: 'GET',
    path: `/api/pdf/252126849.json?${key}`,
    status: 202,
    answered: '{}',
  },
  {
    name: 'file elsewhere',
    method: 'GET',
    path: `/api/pdf/252126849.json?${key}`,
    answered: '{"output":{"pdfUrl":"ftp://invoicexpress.example/252126849.pdf"}}',
  },
  ...(
    [
      ['key refused', 401, '{"errors":[{"error":"The user credentials are not valid."}]}'],
      ['document refused', 422, '{"errors":[{"error":"Fiscal is invalid"}]}'],
      ['too many questions', 429, ''],
      ['away', 503, '<html>maintenance</html>'],
    ] as const
  ).map(([name, status, answered]) => ({
    name,
    method: 'POST' as const,
    path: `/invoice_receipts.json?${key}`,
    sent: receipt,
    status,
    answered,
  })),
];
