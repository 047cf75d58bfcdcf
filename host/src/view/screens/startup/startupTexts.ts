import { GENERIC_ERROR, GENERIC_ERROR_NAME } from '@portal/api/texts';

/** Words of the screens that stop a start, and of the welcome page. */
export const startupTexts = {
  retry: 'Tentar novamente',
  goBack: 'Voltar',
  logout: 'Terminar Sessão',
  failedTitle: GENERIC_ERROR_NAME,
  failedBody: GENERIC_ERROR,
  providerNotFound: {
    title: 'Prestador de serviços inexistente',
    /** In the dialog (ERR-50). */
    body: (domain: string) =>
      `O prestador de serviços introduzido (${domain}) não existe. Confirme o link da mensagem que recebeu.`,
    /** On the screen, when the lookup was refused (C-69). */
    refused:
      'Não foi possível confirmar o prestador deste endereço. Confirme o link da mensagem que recebeu.',
    search: 'Procurar prestador',
  },
  terms: {
    refusedTitle: 'Não foi possível registar a aceitação',
    refusedBody: 'O serviço não aceitou o pedido. Tente novamente ou termine a sessão.',
  },
  misconfigured: {
    title: 'Este portal está em manutenção',
    body: 'A configuração deste prestador está incompleta. Já fomos avisados. Tente novamente mais tarde ou contacte o prestador.',
  },
  welcome: {
    name: 'Bem-vindo',
    app: 'Portal do Cliente',
    promise: 'Saiba em que ponto está, sem telefonar.',
    sample: { title: 'O seu serviço', state: 'Em curso' },
    foot: 'Com tecnologia Portal do Cliente',
    title: 'Bem-vindo ao Portal do Cliente',
    body: 'Cada prestador tem o seu portal. Procure o seu para entrar ou criar conta.',
    home: 'Portal do Cliente, início',
    search: 'Procurar prestador',
    placeholder: 'Nome ou localidade',
    results: 'Prestadores',
    found: (count: number) =>
      count === 1 ? '1 prestador encontrado' : `${count} prestadores encontrados`,
    nothing: 'Não encontrámos nenhum prestador com esse nome. Confirme como está escrito.',
    none: 'Ainda não há prestadores para mostrar.',
    failedTitle: 'Não foi possível carregar os prestadores',
    login: 'Entrar',
    loginAt: (name: string) => `Entrar em ${name}`,
    register: 'Registar',
    registerAt: (name: string) => `Registar em ${name}`,
  },
} as const;
