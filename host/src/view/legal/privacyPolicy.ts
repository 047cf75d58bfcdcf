import type { LegalProvider, LegalText } from './legalText.ts';
import { cookiePolicy } from './cookiePolicy.ts';

function contactsOf(provider: LegalProvider | null): string {
  const ways = [
    provider?.email && `pelo e-mail ${provider.email}`,
    provider?.phone && `pelo telefone ${provider.phone}`,
    provider?.address && `por carta para ${provider.address}`,
  ].filter(Boolean);
  return ways.length > 0 ? ways.join(', ') : 'pelos contactos indicados no portal';
}

/** Section 1 (LEG-02): title, subtitle and content. The facts are those of LEG-07, LEG-08 and LEG-09. */
export function privacyPolicy(provider: LegalProvider | null): LegalText {
  const name = provider?.name ?? 'o prestador de serviços';
  return {
    title: 'Política de privacidade',
    parts: [
      {
        subtitle: 'Como tratamos os seus dados pessoais',
        content: [
          `Este portal permite-lhe marcar, acompanhar e pagar serviços de ${name}. Esta política explica que dados pessoais são tratados para esse fim, durante quanto tempo e que direitos tem, nos termos do Regulamento Geral sobre a Proteção de Dados (RGPD) e da Lei n.º 58/2019, de 8 de agosto.`,
          { heading: 'Quem é responsável' },
          `O responsável pelo tratamento é ${name}, que decide que dados são necessários para prestar os serviços. Pode contactá-lo ${contactsOf(provider)}. A entidade que explora o portal trata os dados por conta do prestador e segundo as suas instruções.`,
          { heading: 'Que dados são tratados' },
          {
            items: [
              'Identificação e contacto: nome, telefones, endereços de e-mail, morada e país.',
              'Faturação: NIF e dados de faturação que indicar.',
              'Acesso: sessões abertas, códigos de acesso e password, de que se guarda apenas um resumo que não permite recuperá-la.',
              'Serviços: marcações, bens ou pessoas a que se referem, orçamentos, mensagens, fotografias, documentos e avaliações.',
              'Pagamentos: método, valor, referência e estado. Os dados do cartão são introduzidos na página do prestador de serviços de pagamento e não passam pelo portal.',
              'Localização: apenas se a permitir, para ordenar as empresas por distância. Não é guardada.',
            ],
          },
          { heading: 'Para quê e com que fundamento' },
          {
            items: [
              'Executar o contrato: criar a conta, marcar, orçamentar, prestar e cobrar os serviços, e avisá-lo do seu andamento por SMS ou e-mail.',
              'Cumprir a lei: emitir faturas e responder a autoridades e a reclamações.',
              'Interesse legítimo: proteger o portal contra abusos e corrigir erros.',
              'Consentimento: análise de utilização e localização. Pode retirá-lo quando quiser, sem efeito sobre o que foi feito antes.',
            ],
          },
          'Não vendemos dados pessoais, nem tomamos decisões exclusivamente automatizadas que o afetem.',
          { heading: 'Com quem são partilhados' },
          'Só com quem precisa deles para prestar o serviço: o prestador, quem explora e aloja o portal, quem envia SMS e e-mails, quem processa pagamentos e, quando a lei o obriga, as autoridades.',
          { heading: 'Durante quanto tempo' },
          'Os dados são eliminados 60 dias após o fim do contrato. Conservam-se por mais tempo apenas os que a lei obriga a guardar, como as faturas, pelo prazo que ela fixa. Pode também apagar a sua conta no portal, em Perfil, «Apagar a sua Conta».',
          { heading: 'Segurança e violações de dados' },
          'As comunicações são cifradas e cada cliente só acede aos seus próprios dados. Se ocorrer uma violação de dados pessoais, é notificada no prazo de 72 horas após ter sido conhecida, à Comissão Nacional de Proteção de Dados e, quando implique um risco elevado para si, também a si.',
          { heading: 'Os seus direitos' },
          'Pode pedir o acesso aos seus dados, a sua retificação, apagamento ou portabilidade, a limitação do tratamento, e opor-se a ele. Para isso, contacte o prestador. Pode ainda apresentar reclamação à Comissão Nacional de Proteção de Dados (www.cnpd.pt).',
          ...cookiePolicy,
        ],
      },
    ],
  };
}
