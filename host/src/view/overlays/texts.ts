import { PHONE_INVALID } from '@portal/domain/contact/formatPhone';

export const texts = {
  ok: 'OK',
  cancel: 'Cancelar',
  close: 'Fechar',
  save: 'Guardar',
  phone: 'Telefone de contacto',
  phoneInvalid: PHONE_INVALID,
  legal: {
    title: 'Informação legal',
    sections: 'Secções',
    tabs: { policy: 'Privacidade', interpretation: 'Definições', usage: 'Utilização' },
    loading: 'A carregar…',
    failed: 'Não foi possível abrir os textos. Tente novamente dentro de momentos.',
    retry: 'Tentar novamente',
  },
  companyTerms: 'Termos e condições do prestador',
  terms: (company: string) => `Termos e condições de ${company}`,
  demoTitle: 'Modo Demo',
  location: {
    title: 'Usar a sua localização?',
    body: 'Com a sua localização mostramos primeiro as empresas mais próximas e a distância a que ficam. Não a guardamos. Sem ela, a lista aparece na mesma.',
    refuse: 'Agora não',
    allow: 'Permitir',
  },
  video: {
    title: 'Vídeo de demonstração',
    body: 'Veja como marcar, aprovar orçamentos e pagar no portal.',
    notice:
      'O vídeo está no YouTube. Só quando o reproduzir é que o seu navegador contacta a Google, em modo de privacidade reforçada.',
    play: 'Reproduzir vídeo',
    frame: 'Vídeo de demonstração do portal',
  },
  stores: {
    title: 'Leve o portal consigo',
    body: 'Com a aplicação tem as suas marcações, orçamentos e avisos sempre à mão.',
    play: 'Google Play',
    apple: 'App Store',
    later: 'Agora não',
  },
} as const;
