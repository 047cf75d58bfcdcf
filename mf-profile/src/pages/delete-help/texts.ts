/** Texts of `/help-delete-account` (SHL-75). */
export const texts = {
  title: 'Como apagar a sua conta',
  purpose: 'São quatro passos. Só o dono da conta a pode apagar, por isso começa por entrar.',
  step: (number: number) => `Passo ${number}`,
  steps: {
    logIn: {
      title: 'Inicie sessão',
      body: 'Entre com o seu telemóvel ou e-mail, por código ou com a password.',
      picture: 'Ecrã de início de sessão, com o contacto, a password e o botão Entrar.',
    },
    choose: {
      title: 'Abra os dados de cliente e escolha «Apagar a sua Conta»',
      body: 'No menu da conta, em Perfil.',
      picture: 'Menu da conta, com a opção Apagar a sua Conta em destaque.',
    },
    confirm: {
      title: 'Confirme',
      body: 'Nada é apagado antes de confirmar. Depois não há volta atrás.',
      picture: 'Pergunta de confirmação, com os botões Cancelar e Apagar a sua Conta.',
    },
    removed: {
      title: 'A conta é removida',
      body: 'A sessão termina e os seus dados neste prestador deixam de estar acessíveis.',
      picture: 'Aviso de que a conta foi apagada.',
    },
  },
  drawn: {
    logIn: 'Entrar',
    profile: 'Perfil',
    remove: 'Apagar a sua Conta',
    question: 'Quer mesmo apagar?',
    keep: 'Cancelar',
    gone: 'Conta apagada',
  },
  openAccount: 'Abrir os dados de cliente',
  logIn: 'Iniciar Sessão',
} as const;
