import { INVALID_FORMAT_TITLE } from '@portal/api/texts';

/** What is said of files that are chosen, sent and removed, in the same words everywhere. */
export const texts = {
  wrongTypeTitle: INVALID_FORMAT_TITLE,
  wrongType: (types: string) => `Este tipo de ficheiro não é aceite. Pode enviar ${types}.`,
  tooLargeTitle: 'Ficheiro demasiado grande',
  tooLarge: (megabytes: number) => `O limite é de ${megabytes} MB.`,
  uploaded: 'O ficheiro foi enviado.',
  severalUploaded: (count: number) => `${count} ficheiros enviados.`,
  someSent: (sent: number, count: number, left: readonly string[]) =>
    `Enviámos ${sent} de ${count}. Por enviar: ${left.join(', ')}.`,
  sendRest: 'Tentar novamente',
  notNow: 'Agora não',
  noneSent: (name: string, reason: string) => `${name}: ${reason} Ainda não enviámos nenhum.`,
  unnamed: 'sem descrição',
  remove: 'Remover',
  removeQuestion: (name: string) => `O ficheiro ${name} deixa de estar disponível.`,
} as const;
