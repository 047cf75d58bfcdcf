import { createAnalyticsApi } from '@portal/api/work/createAnalyticsApi';
import { createItemsApi } from '@portal/api/items/createItemsApi';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { createWorkListsApi } from '@portal/api/work/workList';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  createClientCallers,
  testCalls,
  type ClientCall,
  type ClientCallers,
} from '../testing/calls/clientCallers.ts';
import { pictureForm } from '../testing/data/pictureForm.ts';

let callers: ClientCallers;
beforeAll(async () => {
  callers = await createClientCallers();
});
afterAll(() => callers.world.portal.close());

const words = expect.stringMatching(/\S/);
const told = { message: words };
const works = { works: expect.any(Array) };
const services = ({ main }: ClientCallers) => createServicesApi(main);
const items = ({ main }: ClientCallers) => createItemsApi(main);

const added = { specs: { brand: 'Fiat', model: 'Panda', plate: 'BB-22-CC' } };
const edited = {
  specs: [
    { key: 'brand', label: 'Marca', value: 'Renault' },
    { key: 'model', label: 'Modelo', value: 'Clio' },
    { key: 'plate', label: 'Matrícula', value: 'AA-11-BB' },
  ],
};
const itemCalls: ClientCall[] = [
  ['[API-20]', 'GET /main/items/', (is) => items(is).list(), {}, { items: expect.any(Array) }],
  [
    '[API-21]',
    'POST /main/items/',
    (is) => items(is).add(added, 'key-of-item'),
    { json: added },
    { message: words, item: { title: 'Fiat Panda' } },
  ],
  [
    '[API-22]',
    'GET /main/items/{item}/',
    (is) => items(is).read(is.id('item')),
    {},
    {
      title: 'Peugeot 308',
      subtitle: expect.any(String),
      photo: words,
      read_specs: expect.arrayContaining([{ label: 'Marca', value: 'Peugeot' }]),
      edit_specs: expect.arrayContaining([expect.objectContaining({ key: 'brand' })]),
    },
  ],
  [
    '[API-23]',
    'PUT /main/items/{item}/',
    (is) => items(is).edit(is.id('item'), edited),
    { json: edited },
    { title: 'Renault Clio', specs: { plate: 'AA-11-BB' } },
  ],
  ['[API-26]', 'POST /main/items/{item}/reset/', (is) => items(is).reset(is.id('item')), {}, told],
  [
    '[API-25]',
    'POST /main/items/{item}/images/',
    async (is) => items(is).changePhoto(is.id('item'), await pictureForm(['image'])),
    { fields: ['image'] },
    { url: words, message: words },
  ],
  ['[API-24]', 'DELETE /main/items/{spareItem}/', (is) => items(is).remove(is.id('spareItem'))],
];

const listCalls = (['scheduled', 'scheduled-history', 'active', 'completed'] as const).flatMap(
  (list): ClientCall[] => {
    const path = `GET /main/services/${list.replace('-', '/')}`;
    const ask = ({ main }: ClientCallers, itemId?: string) =>
      createWorkListsApi(main).list(list, itemId);
    return [
      ['[API-28]', path, (is) => ask(is), {}, works],
      ['[API-27] [API-28]', `${path}?itemId={item}`, (is) => ask(is, is.id('item')), {}, works],
    ];
  },
);

const message = { message: 'Bom dia.' };
const note = { obs: 'Levar a chave.' };
const rating = { classification: 4, observation: 'Bom.' };
const workCalls: ClientCall[] = [
  [
    '[API-29]',
    'GET /main/services/{work}/',
    (is) => services(is).details(is.id('work')),
    {},
    { item: { title: 'Peugeot 308' }, allow_approve: true },
  ],
  [
    '[API-36]',
    'POST /main/services/{work}/chat/add',
    (is) => services(is).sendMessage(is.id('work'), message),
    { json: message },
  ],
  [
    '[API-37]',
    'POST /main/services/{work}/readCompanyObs',
    (is) => services(is).readMessages(is.id('work')),
  ],
  [
    '[API-37]',
    'POST /main/services/{work}/readServiceReady',
    (is) => services(is).readCheck(is.id('work')),
  ],
  [
    '[API-38]',
    'POST /main/services/{work}/editInternalObs',
    (is) => services(is).savePrivateNote(is.id('work'), note),
    { json: note },
  ],
  [
    '[API-34]',
    'POST /main/services/{work}/media',
    async (is) => services(is).upload(is.id('work'), await pictureForm(['media', 'thumbnail'])),
    { fields: ['media', 'thumbnail'] },
    told,
  ],
  [
    '[API-35]',
    'DELETE /main/services/{work}/media/{file}',
    (is) => services(is).removeFile(is.id('work'), is.id('file')),
    {},
    told,
  ],
  [
    '[API-33]',
    'POST /main/services/{work}/approve',
    (is) => services(is).approve(is.id('work'), { version: 1 }),
    { json: { version: 1 } },
  ],
  [
    '[API-31]',
    'POST /main/services/{completed}/feedback',
    (is) => services(is).rate(is.id('completed'), rating),
    { json: rating },
  ],
  [
    '[API-32]',
    'POST /main/services/{completed}/invoice',
    (is) => services(is).requestInvoice(is.id('completed'), { emails: [is.id('email')] }, 'once'),
    { json: { emails: ['{email}'] } },
    told,
  ],
  [
    '[API-52]',
    'GET /main/analytics/work?id={work}&s=C&t=0&r=x',
    ({ main, id }) =>
      createAnalyticsApi(main).workOpened({ id: id('work'), s: 'C', t: '0', r: 'x' }),
  ],
];

testCalls(() => callers, [...itemCalls, ...listCalls, ...workCalls]);
