import { COOKIE_POLICY_ID } from './cookiePolicyId.ts';
import type { LegalBlock } from './legalText.ts';

/** The end of the privacy policy: what is stored in the browser (LEG-09). */
export const cookiePolicy: readonly LegalBlock[] = [
  { heading: 'Política de cookies', id: COOKIE_POLICY_ID },
  'Última atualização: 21 de outubro de 2024.',
  'Os cookies são pequenos ficheiros que o portal guarda no seu navegador. Antes de responder ao aviso de cookies, nada que dependa do seu consentimento é guardado nem carregado.',
  {
    items: [
      'Necessários: mantêm a sua sessão, a empresa atual, a ligação com que abriu o portal e as suas respostas, como a escolha de cookies, o vídeo de demonstração e a localização. Sem eles o portal não funciona.',
      'Análise de utilização: com o seu acordo, uma ferramenta de gravação mostra-nos como o portal é usado, para corrigirmos o que falha. Só é carregada depois de a aceitar.',
    ],
  },
  'Os cookies duram cerca de um ano, ou até terminar a sessão. O portal guarda ainda no navegador rascunhos do que está a preencher, que expiram ao fim de uma hora ou quando fecha o separador. Com a sessão iniciada, guarda também os últimos dados recebidos, para abrir sem ligação; são apagados quando a termina. O que escrever ou juntar sem rede espera no navegador para seguir sozinho, no máximo sete dias, e é apagado quando for enviado ou quando terminar a sessão. Num dispositivo em que criou uma chave de acesso, guarda que ela existe, até a remover.',
  'Pode mudar de ideias a qualquer momento em «Cookies», no fundo de cada página. Ao reproduzir o vídeo de demonstração, o seu navegador contacta o YouTube (Google), a que se aplica a política de privacidade dessa empresa.',
];
