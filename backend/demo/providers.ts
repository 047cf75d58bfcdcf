import { readFile } from 'node:fs/promises';
import { asset } from './portal.ts';

const text = (name: string, label: string, position: number, more: object = {}) => ({
  type: 'text',
  name,
  label,
  position,
  ...more,
});

const hours = (weekdays: number[], ranges: [string, string][]) =>
  weekdays.flatMap((weekday) => ranges.map(([opens, closes]) => ({ weekday, opens, closes })));

export const weekdays = [1, 2, 3, 4, 5];

export interface DemoProvider {
  domain: string;
  logo: string;
  setup: object;
  settings: object;
  /** What is paid in advance and what is kept of it; none where it is absent. */
  policy?: object;
  /** Rules in words of its own; the presets where there are none (REM-02). */
  reminders?: object[];
  hours: { weekday: number; opens: string; closes: string; expert_id?: string }[];
  experts: { foId: string; name: string }[];
}

/** The address of the company that people without an account try the portal at (DEMO-02). */
export const demoDomain = 'demo.localhost';

/** The providers of the demo data: four companies, and one that is a demo itself. */
export const providers: readonly DemoProvider[] = [
  {
    domain: 'auto-mirante.localhost',
    logo: 'logo-auto-mirante.svg',
    setup: {
      name: 'Auto Mirante',
      alternate_domains: ['oficina-mirante.localhost'],
      vertical: 'auto',
      brand_color: '#12356b',
      icon_set: 'AUTO',
      item_label: 'Viatura',
      item_label_plural: 'Viaturas',
      vat: '502448911',
      phone: '222081745',
      whatsapp_number: '+351912080745',
      email: 'oficina@automirante.exemplo.pt',
      website: 'automirante.exemplo.pt',
      address: 'Rua do Heroísmo 214, 4300-255',
      town: 'Porto',
      town_district: 'Porto',
      geo: { lat: 41.1466, lng: -8.5923 },
      payment_methods: ['MB', 'MBWAY', 'CC'],
      item_title_template: '{brand} {model}',
      item_subtitle_template: '{plate}',
      client_labels: ['Cliente', 'Clientes'],
      work_labels: ['Serviço', 'Serviços'],
      signup_item_fields: [
        text('plate', 'Matrícula', 1, { required: true, identifier: true, length: 8 }),
        text('brand', 'Marca', 2, { required: true }),
        text('model', 'Modelo', 3, { required: true }),
        text('year', 'Ano', 4, { length: 4 }),
        {
          type: 'inputselect',
          name: 'fuel',
          label: 'Combustível',
          position: 5,
          values: ['Gasolina', 'Gasóleo', 'Elétrico', 'Híbrido'],
        },
        text('kms', 'Quilómetros', 6),
        { type: 'date', name: 'inspection', label: 'Próxima inspeção', position: 7 },
      ],
      keywords: [{ keyword: 'Oficina', type: 'category' }],
    },
    settings: { parallel_bookings: 2, slot_step_minutes: 30, notice_minutes: 60 },
    hours: [
      ...hours(weekdays, [
        ['09:00', '12:30'],
        ['14:00', '18:00'],
      ]),
      ...hours([6], [['09:00', '12:30']]),
    ],
    experts: [],
  },
  {
    domain: demoDomain,
    logo: 'logo-demo.svg',
    setup: {
      name: 'Empresa Demo',
      demo: true,
      listed: false,
      vertical: 'auto',
      brand_color: '#5b3fd6',
      icon_set: 'AUTO',
      item_label: 'Viatura',
      item_label_plural: 'Viaturas',
      vat: '502448911',
      phone: '222081700',
      email: 'demo@portaldocliente.exemplo.pt',
      address: 'Rua do Exemplo 1',
      town: 'Porto',
      town_district: 'Porto',
      geo: { lat: 41.1496, lng: -8.6109 },
      payment_methods: ['MB', 'MBWAY'],
      item_title_template: '{brand} {model}',
      item_subtitle_template: '{plate}',
      signup_item_fields: [
        text('plate', 'Matrícula', 1, { required: true, identifier: true, length: 8 }),
        text('brand', 'Marca', 2, { required: true }),
        text('model', 'Modelo', 3, { required: true }),
      ],
    },
    settings: {
      ...{ parallel_bookings: 4, slot_step_minutes: 30, notice_minutes: 60 },
      waiting_list: true,
    },
    hours: hours(weekdays, [
      ['09:00', '12:30'],
      ['14:00', '18:00'],
    ]),
    experts: [],
  },
  {
    domain: 'bitfixe.localhost',
    logo: 'logo-bitfixe.svg',
    setup: {
      name: 'Bitfixe',
      vertical: 'tech',
      brand_color: '#f2681c',
      icon_set: 'TECH',
      item_label: 'Equipamento',
      item_label_plural: 'Equipamentos',
      vat: '506030636',
      phone: '213150284',
      whatsapp_number: '+351933150284',
      email: 'saldanha@bitfixe.exemplo.pt',
      website: 'bitfixe.exemplo.pt',
      address: 'Avenida Casal Ribeiro 40',
      town: 'Lisboa',
      town_district: 'Lisboa',
      geo: { lat: 38.7327, lng: -9.1447 },
      payment_methods: ['MB', 'MBWAY', 'CC'],
      item_title_template: '{model}',
      item_subtitle_template: 'SN {serial}',
      work_labels: ['Reparação', 'Reparações'],
      signup_item_fields: [
        text('model', 'Modelo', 1, { required: true }),
        text('serial', 'Número de série', 2, { required: true, identifier: true }),
        text('colour', 'Cor', 3),
        { type: 'date', name: 'bought', label: 'Data de compra', position: 4 },
      ],
      keywords: [{ keyword: 'Reparações', type: 'category' }],
    },
    settings: {
      ...{ parallel_bookings: 3, slot_step_minutes: 15, notice_minutes: 30 },
      waiting_list: true,
    },
    hours: [...hours(weekdays, [['10:00', '19:00']]), ...hours([6], [['10:00', '13:00']])],
    experts: [],
  },
  {
    domain: 'alameda.localhost',
    logo: 'logo-alameda.svg',
    setup: {
      name: 'Fisio Alameda',
      vertical: 'physio',
      brand_color: '#1f7a68',
      item_label: 'Utente',
      item_label_plural: 'Utentes',
      vat: '507223730',
      phone: '218481630',
      whatsapp_number: '+351918481630',
      email: 'clinica@fisioalameda.exemplo.pt',
      website: 'fisioalameda.exemplo.pt',
      address: 'Alameda Dom Afonso Henriques 61',
      town: 'Lisboa',
      town_district: 'Lisboa',
      geo: { lat: 38.7372, lng: -9.1335 },
      is_scheduler_solo: true,
      worksheet_operational: 'false',
      payment_methods: ['MB', 'MBWAY', 'CC'],
      item_title_template: '{name}',
      item_subtitle_template: '{relation}',
      client_labels: ['Utente', 'Utentes'],
      work_labels: ['Tratamento', 'Tratamentos'],
      signup_item_fields: [
        text('name', 'Nome', 1, { required: true, identifier: true }),
        { type: 'birthday', name: 'birthday', label: 'Data de nascimento', position: 2 },
        {
          type: 'inputselect',
          name: 'relation',
          label: 'Relação',
          position: 3,
          values: ['O próprio', 'Filho', 'Filha', 'Mãe', 'Pai'],
        },
      ],
      keywords: [{ keyword: 'Fisioterapia', type: 'category' }],
    },
    settings: {
      ...{ slot_step_minutes: 30, notice_minutes: 120, confirm_moves_by_hand: true },
      waiting_list: true,
    },
    policy: {
      ...{ prepayment: 'full', free_until_hours: 24 },
      ...{ late_percent: 50, no_show_percent: 100 },
    },
    hours: hours(weekdays, [
      ['08:30', '13:00'],
      ['14:00', '19:30'],
    ]).concat(hours([6], [['09:00', '13:00']])),
    experts: [
      { foId: 'helena', name: 'Dra. Helena Prata' },
      { foId: 'duarte', name: 'Dr. Duarte Nogueira' },
    ],
  },
  {
    domain: 'lima.localhost',
    logo: 'logo-lima.svg',
    setup: {
      name: 'Barbearia Lima & Filhos',
      vertical: 'barbershop',
      brand_color: '#ffdf6b',
      item_label: 'Cliente',
      item_label_plural: 'Clientes',
      vat: '500019720',
      phone: '213420915',
      whatsapp_number: '+351913420915',
      email: 'ola@barbearialima.exemplo.pt',
      website: 'barbearialima.exemplo.pt',
      address: 'Rua da Conceição 58',
      town: 'Lisboa',
      town_district: 'Lisboa',
      geo: { lat: 38.7101, lng: -9.1377 },
      is_scheduler_solo: true,
      support_equipment: false,
      payment_methods: ['MB', 'MBWAY', 'CC'],
      keywords: [{ keyword: 'Barbearia', type: 'category' }],
    },
    settings: {
      ...{ slot_step_minutes: 15, notice_minutes: 60, cancel_notice_minutes: 180 },
      waiting_list: true,
    },
    reminders: [
      {
        ...{
          event: 'appointment.upcoming',
          lead_minutes: 1440,
          channels: ['push', 'email', 'sms'],
        },
        text: '{prestador}: esperamos por si a {data} às {hora} ({serviço}). Confirme, mude a hora ou diga que não pode vir: {ligação}',
        active: true,
      },
      {
        ...{ event: 'appointment.upcoming', lead_minutes: 120, channels: ['push', 'sms'] },
        text: '{prestador}: até já, às {hora}. Se não puder vir, diga-nos aqui: {ligação}',
        active: true,
      },
    ],
    hours: [
      ...hours(
        [2, 3, 4, 5],
        [
          ['09:30', '13:00'],
          ['14:00', '19:00'],
        ],
      ),
      ...hours([6], [['09:00', '17:00']]),
      ...hours([2, 4, 6], [['10:00', '16:00']]).map((range) => ({ ...range, expert_id: 'ines' })),
    ],
    experts: [
      { foId: 'rui', name: 'Rui Lima' },
      { foId: 'tiago', name: 'Tiago Moreira' },
      { foId: 'ines', name: 'Inês Lima' },
    ],
  },
];

export async function logoOf(provider: DemoProvider): Promise<string> {
  return readFile(asset(provider.logo), 'utf8');
}
