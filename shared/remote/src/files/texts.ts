import { INVALID_FORMAT_TITLE } from '@portal/api/messages';

/** What is said of files that are chosen, sent and removed, in the same words everywhere. */
export const texts = {
  wrongTypeTitle: INVALID_FORMAT_TITLE,
  wrongType: (types: string) => `Este tipo de ficheiro não é aceite. Pode enviar ${types}.`,
  tooLargeTitle: 'Ficheiro demasiado grande',
  tooLarge: (megabytes: number) => `O limite é de ${megabytes} MB.`,
  uploaded: 'O ficheiro foi enviado.',
  severalUploaded: (count: number) => `${count} ficheiros enviados.`,
  noneSent: (name: string, reason: string) => `${name}: ${reason} Ainda não enviámos nenhum.`,
  unnamed: 'sem descrição',
  remove: 'Remover',
  removeQuestion: (name: string) => `O ficheiro ${name} deixa de estar disponível.`,
} as const;
