import { EMAIL_INVALID_IN_FORM } from '@portal/domain/contact/isEmail';
import { NIF_INVALID } from '@portal/domain/contact/nifError';
import { PHONE_INVALID } from '@portal/domain/contact/formatPhone';

/** What an owner reads about a draft (SET-06, SET-07). */
export const texts = {
  required: 'Campo obrigatório!',
  wrongFormat: 'Formato Inválido',
  email: EMAIL_INVALID_IN_FORM,
  phone: PHONE_INVALID,
  nipc: NIF_INVALID,
  hoursEndFirst: 'A hora de fecho tem de ser depois da hora de abertura.',
  closureEndsFirst: 'O fim tem de ser depois do início.',
  placeholder: (name: string) => `O texto usa ${name}, que não existe.`,
  numberInSms: (number: string) =>
    `Numa SMS não pode estar um número de telefone (${number}): ponha {ligação}, que leva aos seus contactos.`,
  changedMeanwhile: 'Este campo foi alterado entretanto. Escolha com que valor quer ficar.',
  draftChanged: 'A configuração foi alterada entretanto. Veja as alterações antes de publicar.',
  unknownRevision: 'Esta versão do rascunho não existe.',
  noVersion: 'Esta versão já não está guardada.',
  nothingPublished: 'Ainda nada foi publicado, por isso não há a que voltar.',
  incomplete: 'Falta preencher o que é preciso para publicar.',
  missing: {
    name: 'Nome',
    legalName: 'Denominação social',
    address: 'Morada',
    email: 'E-mail',
    nipc: 'NIPC',
    vertical: 'Atividade',
    ersNumber: 'Número de registo na ERS',
    hours: 'Pelo menos um horário',
    services: 'Pelo menos um serviço',
    experts: 'Pelo menos um profissional ou um posto',
  },
} as const;
