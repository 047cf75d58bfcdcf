import { APP_VERSION } from '../../address/appVersion.ts';
import type { LegalPart, LegalProvider } from './legalText.ts';

/** The accessibility statement: what is kept, how it was tried out, what is known to be missing. */
export function accessibilityStatement(provider: LegalProvider): LegalPart[] {
  const ways = [
    provider.email && `pelo e-mail ${provider.email}`,
    provider.phone && `pelo telefone ${provider.phone}`,
  ].filter(Boolean);
  return [
    {
      subtitle: 'O nosso compromisso',
      content: [
        `${provider.name} quer que todas as pessoas consigam marcar, acompanhar e pagar serviços neste portal, com qualquer dispositivo e tecnologia de apoio. Esta declaração aplica-se ao portal na versão ${APP_VERSION}.`,
      ],
    },
    {
      subtitle: 'Grau de conformidade',
      content: [
        'O portal foi feito para cumprir as Diretrizes de Acessibilidade para Conteúdo Web, WCAG 2.2, nível AA, que a norma europeia EN 301 549 toma como referência. Consideramo-lo parcialmente conforme, pelas limitações indicadas abaixo e porque ainda não foi avaliado por uma entidade externa.',
      ],
    },
    {
      subtitle: 'Como foi avaliado',
      content: [
        'A avaliação foi feita por quem desenvolve o portal e repete-se a cada alteração:',
        {
          items: [
            'verificação automática com a ferramenta axe, nas páginas e janelas principais, em telemóvel e computador, com tema claro e escuro;',
            'testes automáticos de utilização só com teclado e da ordem do foco;',
            'testes com 320 píxeis de largura, o equivalente a ampliar a página quatro vezes;',
            'revisão dos nomes e mensagens que os leitores de ecrã anunciam.',
          ],
        },
        'Ainda não foram feitos testes com pessoas com deficiência. As ferramentas automáticas não detetam todos os problemas.',
      ],
    },
    {
      subtitle: 'Limitações conhecidas',
      content: [
        {
          items: [
            'As fotografias, vídeos e documentos enviados pelo prestador ou pelos clientes podem não ter texto alternativo, legendas ou estrutura acessível.',
            'O vídeo de demonstração é reproduzido pelo YouTube, que fornece o leitor e as legendas. O que mostra também se pode aprender nas próprias páginas.',
            'A página onde se introduzem os dados do cartão pertence ao prestador de serviços de pagamento e não está abrangida por esta declaração.',
          ],
        },
      ],
    },
    {
      subtitle: 'Contacto e reclamações',
      content: [
        `Se encontrar uma barreira ou precisar de uma informação noutro formato, contacte ${provider.name}${ways.length > 0 ? ` ${ways.join(' ou ')}` : ' pelos contactos indicados no portal'}. Diga-nos a página, o que tentava fazer e que dispositivo ou tecnologia de apoio usa.`,
        'Se a resposta não o satisfizer, pode reclamar no Livro de Reclamações eletrónico, em www.livroreclamacoes.pt.',
      ],
    },
  ];
}
