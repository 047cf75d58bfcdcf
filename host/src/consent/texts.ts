export const texts = {
  title: 'Cookies, em poucas palavras',
  body: 'Usamos os necessários para manter a sua sessão. Com o seu acordo, também medimos a utilização para melhorar o portal.',
  accept: 'Aceitar',
  choose: 'Escolher',
  policy: 'Política de cookies',
  detailTitle: 'Escolher cookies',
  necessary: 'Necessários',
  necessaryBody: 'Sessão, empresa atual e preferências. Sem eles o portal não funciona.',
  analytics: 'Análise de utilização',
  analyticsBody: 'Gravação anónima da navegação, para corrigirmos o que falha.',
  kept: 'Guardamos a sua escolha durante um ano.',
  save: 'Guardar escolha',
} as const;
