import { storageClause, type StorageFee } from '@portal/domain/work/storageClause';
import type { LegalProvider, LegalText } from './legalText.ts';

/** What whoever leaves a device with the provider should know. */
const ownCopy = 'Faça uma cópia dos seus dados antes da entrega: uma reparação pode apagá-los.';

/** Section 3 (LEG-02): three subtitled blocks. A provider that set no storage fee has no clause (LAW-13). */
export function usage(provider: LegalProvider | null, fee: StorageFee | null): LegalText {
  const name = provider?.name ?? 'o prestador';
  const vertical = provider?.vertical.toLowerCase() ?? '';
  const clause = storageClause(vertical, fee);
  return {
    title: 'Termos de utilização',
    parts: [
      {
        subtitle: 'Conta e acesso',
        content: [
          'O portal é gratuito para o cliente. Para criar uma conta precisa de um contacto que seja seu e de aceitar estes termos e os do prestador.',
          'Os códigos de acesso e a password são pessoais. Não os partilhe, mantenha os seus contactos atualizados e avise o prestador se suspeitar que alguém usou a sua conta.',
          'As ligações que recebe por SMS ou e-mail mostram um serviço sem pedir a password: reenvie-as apenas a quem o possa ver.',
          'Não é permitido usar o portal para fins ilícitos, tentar aceder a dados de terceiros ou perturbar o seu funcionamento. O acesso pode ser limitado a quem o faça.',
        ],
      },
      {
        subtitle: 'Marcações, orçamentos e pagamentos',
        content: [
          `O contrato relativo a cada serviço é celebrado entre o cliente e ${name}, que é quem o presta e por ele responde.`,
          'Uma marcação pode ser alterada ou cancelada enquanto o portal o permitir; depois disso, contacte o prestador. Um orçamento só é executado depois de o aprovar, e os preços incluem IVA salvo indicação em contrário.',
          'Os pagamentos são feitos pelos métodos que o portal mostrar em cada caso, através de um prestador de serviços de pagamento autorizado. Uma referência ou pedido de pagamento tem um prazo; se este passar, pode pedir outro.',
        ],
      },
      {
        subtitle: clause
          ? 'Levantamento, cópias de segurança e reclamações'
          : 'Cópias de segurança, responsabilidade e reclamações',
        content: [
          ...(clause === null ? [] : [clause]),
          ...(vertical === 'tech' ? [ownCopy] : []),
          // LEG-06.
          'As cópias de segurança dos dados são guardadas durante 15 dias.',
          'O portal pode ter interrupções, por exemplo para manutenção. Os ficheiros e mensagens que envia devem respeitar os direitos de terceiros e não conter vírus.',
          'Pode reclamar junto do prestador ou no Livro de Reclamações eletrónico (www.livroreclamacoes.pt), e recorrer a uma entidade de resolução alternativa de litígios de consumo. A lista destas entidades está em www.consumidor.gov.pt.',
        ],
      },
    ],
  };
}
