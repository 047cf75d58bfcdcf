import type { Portal } from './portal.ts';

export interface DemoCustomer {
  name: string;
  phone: string;
  email: string;
  password: string;
  vat: string;
  address: string;
  postal_code: string;
  city: string;
  /** Providers in the order of joining. */
  domains: string[];
}

const everywhere = [
  'auto-mirante.localhost',
  'bitfixe.localhost',
  'alameda.localhost',
  'lima.localhost',
];

/** Three people, the first a customer of all providers, and whoever tries the demo company. */
export const customers = {
  marta: {
    name: 'Marta Figueiredo',
    phone: '+351912345610',
    email: 'marta.figueiredo@exemplo.pt',
    password: 'Marta-Azul-26',
    vat: '234567899',
    address: 'Rua de Cedofeita 120, 2.º Dto.',
    postal_code: '4050-122',
    city: 'Porto',
    domains: everywhere,
  },
  tiago: {
    name: 'Tiago Antunes',
    phone: '+351933456720',
    email: 'tiago.antunes@exemplo.pt',
    password: 'Tiago-Azul-26',
    vat: '299999998',
    address: 'Rua Morais Soares 44',
    postal_code: '1900-347',
    city: 'Lisboa',
    domains: ['bitfixe.localhost', 'auto-mirante.localhost'],
  },
  ines: {
    name: 'Inês Carvalho',
    phone: '+351966567830',
    email: 'ines.carvalho@exemplo.pt',
    password: 'Ines-Azul-26',
    vat: '299992020',
    address: 'Rua Carlos Mardel 9',
    postal_code: '1900-118',
    city: 'Lisboa',
    domains: ['alameda.localhost', 'lima.localhost'],
  },
  visitor: {
    name: 'Cliente Demo',
    phone: '+351918765430',
    email: 'cliente.demo@exemplo.pt',
    password: 'Demo-2026x',
    vat: '299992020',
    address: 'Rua do Exemplo 2',
    postal_code: '4000-001',
    city: 'Porto',
    domains: ['demo.localhost'],
  },
} as const satisfies Record<string, DemoCustomer>;

/** Session tokens by domain. */
export type Sessions = Record<string, string>;

/**
 * Registers a person with a phone code from the outbox, adds e-mail and password to log in with, and
 * joins the other providers.
 */
export async function registerCustomer(portal: Portal, customer: DemoCustomer): Promise<Sessions> {
  const [first, ...others] = customer.domains;
  const domain = first ?? '';
  await portal.call('POST', '/main/user/phone', {
    domain,
    json: { phone: customer.phone, platform: 'WEB' },
  });
  const proof = await portal.call('POST', '/main/user/phone/validate', {
    domain,
    json: { phone: customer.phone, code: await lastCode(portal, customer.phone) },
  });
  const registered = await portal.call('POST', '/main/user/client/', {
    domain,
    json: {
      token: proof['registration_token'],
      terms_accepted: true,
      name: customer.name,
      email: customer.email,
      vat: customer.vat,
      address: customer.address,
      postal_code: customer.postal_code,
      city: customer.city,
      country_id: 175,
      invoice_primary: true,
      phones: [{ number: customer.phone, primary: true }],
    },
  });
  const token = String(registered['token']);
  const { email, password } = customer;
  await portal.call('POST', '/main/user/email/code', { domain, token, json: { email, password } });
  const code = await lastCode(portal, email);
  await portal.call('POST', '/main/user/email/validate', {
    domain,
    token,
    json: { email, code, password },
  });
  const sessions: Sessions = { [domain]: token };
  for (const other of others) {
    const joined = await portal.call('POST', '/main/user/login/provider', {
      domain,
      token,
      json: { domain: other, terms_accepted: true },
    });
    sessions[other] = String(joined['token']);
  }
  return sessions;
}

async function lastCode(portal: Portal, to: string): Promise<string> {
  const outbox = await portal.call('GET', `/dev/outbox.json?to=${encodeURIComponent(to)}`);
  const code = /"text":"[^"]*?\b(\d{6})\b/.exec(JSON.stringify(outbox['messages']))?.[1];
  if (code === undefined) throw new Error(`No code reached ${to}.`);
  return code;
}
