import type { JobState, JobUrgency } from '@portal/domain/budget/jobState';
import { formatEuros } from '@portal/domain/money/cents';
import type { DecidedHow } from '../evidence/decisionRecord.ts';

/** What the mail to the provider tells. */
interface ProviderMail {
  /** The customer. */
  name: string;
  /** What the work is about. */
  title: string;
  totalCents: number;
  /** The record whose document does not go along; null where it does. */
  document: string | null;
  /** The page of the customer. */
  address: string;
}

/** Words of the document of an approval. */
export const texts = {
  /** Exact text (BUD-36). */
  title: 'Orçamento aprovado',
  /** Exact text (BUD-40). */
  demo: 'DEMONSTRAÇÃO',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
  version: (version: number, posted: string) => `Versão ${version}, apresentada em ${posted}`,
  service: 'Serviço',
  provider: 'Prestador',
  customer: 'Cliente',
  name: 'Nome',
  address: 'Morada',
  phone: 'Telefone',
  email: 'E-mail',
  nipc: 'NIPC',
  registryOffice: 'Registado em',
  registryNumber: 'N.º de registo',
  profession: 'Profissão',
  professionalBody: 'Ordem profissional',
  ers: 'Registo na ERS',
  nif: 'NIF',
  jobs: 'Trabalhos',
  decision: 'Decisão',
  states: {
    undecided: 'por decidir',
    approved: 'aprovado',
    declined: 'recusado',
    later: 'mais tarde',
  } satisfies Record<JobState, string>,
  carried: 'aprovado numa versão anterior',
  urgency: 'Urgência',
  urgencies: {
    safety: 'segurança',
    soon: 'em breve',
    whenever: 'quando quiser',
  } satisfies Record<JobUrgency, string>,
  need: 'Necessidade',
  required: 'necessário',
  optional: 'opcional',
  kinds: { labour: 'Mão de obra', materials: 'Materiais' },
  line: 'Designação',
  discount: 'Desconto',
  vatRate: 'IVA',
  price: { included: 'Preço com IVA', excluded: 'Preço sem IVA' },
  amount: 'Valor',
  subtotal: 'Subtotal com IVA',
  warranty: 'Garantia',
  months: (months: number) => (months === 1 ? '1 mês' : `${months} meses`),
  totals: 'Total do que está aprovado',
  withoutVat: 'Total sem IVA',
  vat: (rate: string, base: string) => `IVA a ${rate} sobre ${base}`,
  deduction: 'Diagnóstico já pago',
  total: 'Total com IVA',
  allTotal: 'Total do orçamento inteiro, com IVA',
  terms: 'Condições',
  validUntil: 'Válido até',
  startsOn: 'Início previsto',
  endsOn: 'Conclusão prevista',
  paymentTerms: 'Condições de pagamento',
  certificate: 'Certificado',
  explained:
    'Cada decisão fica num registo que não pode ser alterado e que inclui o resumo SHA-256 do registo anterior do mesmo prestador. Qualquer alteração posterior deixa de coincidir com os resumos abaixo.',
  record: 'Registo',
  sequence: 'Número na sequência do prestador',
  kind: 'Ato',
  acts: {
    decided: 'Decisão do cliente no portal',
    recorded: 'Decisão do cliente registada pelo prestador',
  },
  at: 'Data e hora (Lisboa)',
  instant: 'Instante (UTC)',
  saidAt: 'Comunicada pelo cliente em',
  how: 'Identificação',
  hows: {
    session: 'sessão iniciada no portal',
    session_code: 'sessão iniciada no portal e código enviado ao contacto',
    link_code: 'ligação pessoal e código enviado ao contacto',
    phone: 'por telefone',
    in_person: 'no local',
    email: 'por e-mail',
  } satisfies Record<DecidedHow, string>,
  by: 'Registada por',
  contact: 'Contacto',
  ip: 'Endereço IP',
  device: 'Dispositivo',
  reason: 'Motivo indicado',
  shown: 'Textos apresentados',
  earlyStart: 'Pediu que comece nos 14 dias',
  answers: { true: 'sim', false: 'não' },
  undoUntil: 'Pode ser anulada até',
  hashes: 'Resumos SHA-256',
  snapshotHash: 'Versão apresentada (JSON canónico, RFC 8785)',
  personalHash: 'Dados pessoais do registo',
  previousHash: 'Registo anterior',
  recordHash: 'Este registo',
  noPrevious: 'nenhum, é o primeiro do prestador',
  fileName: (service: string, version: number) => `orcamento-aprovado-${service}-v${version}.pdf`,
  mailSubject: (provider: string) => `Orçamento aprovado por um cliente de ${provider}`,
  mail: ({ name, title, totalCents, document, address }: ProviderMail) =>
    [
      `${name} aprovou um orçamento.`,
      `${title}\nTotal aprovado: ${formatEuros(totalCents)}`,
      document === null
        ? 'O documento da aprovação segue em anexo.'
        : `O documento da aprovação está na página do cliente e, no seu sistema, no registo ${document}.`,
      `Serviço: ${address}`,
    ].join('\n\n'),
} as const;
