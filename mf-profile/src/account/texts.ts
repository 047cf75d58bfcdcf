import { ATTENTION_TITLE } from '@portal/api/texts';

/** Texts of the account menu (SID-12) and its dialogs. */
export const texts = {
  title: 'Conta',
  editProfile: 'Editar perfil',
  changePassword: 'Alterar password',
  statement: 'Faturas e pagamentos',
  devices: 'Dispositivos',
  exportData: 'Descarregar os meus dados',
  deleteAccount: 'Apagar a sua Conta',
  deleteHelp: 'Como apagar a conta',
  sendFeedback: 'Enviar feedback',
  support: 'Suporte ao cliente',
  about: 'Sobre o prestador',
  video: 'Vídeo de demonstração',
  logout: 'Terminar Sessão',
  logoutDialog: {
    title: 'Terminar Sessão',
    body: 'Deseja terminar a sua sessão?',
    confirm: 'Terminar Sessão',
    cancel: 'Cancelar',
  },
  deleteDialog: {
    title: ATTENTION_TITLE,
    body: 'Quer mesmo apagar a sua conta? Os seus dados neste prestador deixam de estar acessíveis e não podem ser recuperados.',
    confirm: 'Apagar a sua Conta',
    cancel: 'Cancelar',
  },
  deletion: {
    /** Exact texts (ACC-15). */
    removed: 'É apagado',
    kept: 'Fica com o prestador',
    ended: 'Termina',
    nothingKept: 'Nada que o identifique',
    nothingEnded: 'Nada',
    keptLine: (what: string, why: string, until: string) => `${what}: ${why}, até ${until}`,
    refunded: (what: string, amount: string) => `${what}. Devolvemos ${amount}`,
  },
  refundAccount: {
    title: 'Falta o seu IBAN',
    kept: 'Fica com o prestador até 30 dias depois da devolução.',
  },
  deleted: {
    title: 'Conta apagada',
    body: 'A sua conta foi apagada. Obrigado por ter estado connosco.',
  },
} as const;
