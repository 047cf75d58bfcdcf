import { REQUIRED_FIELD } from '@portal/domain/texts';

/** Texts of `/suporte-cliente`. */
export const texts = {
  title: 'Como podemos ajudar?',
  purpose: 'Escreva o que precisa. A resposta segue para o contacto do seu perfil.',
  type: 'Tipo de suporte',
  typePlaceholder: 'Escolha',
  types: {
    provider: (provider: string) => `Um serviço ou uma marcação em ${provider}`,
    product: 'O portal: acesso, erros, sugestões',
  },
  typeMissing: {
    title: REQUIRED_FIELD,
    /** Exact text (FBK-07). */
    body: 'Escolha por favor o tipo de suporte desejado',
  },
  message: 'Mensagem',
  messageMissing: REQUIRED_FIELD,
  send: 'Enviar Mensagem',
  /** Exact text (FBK-06). */
  sent: 'Mensagem Enviada',
  sentBody: 'A resposta segue para o contacto do seu perfil.',
  direct: {
    title: (provider: string) => `Falar com ${provider}`,
    call: (phone: string) => `Ligar ${phone}`,
    write: 'Escrever um e-mail',
  },
} as const;
