import { isPatientVertical } from '@portal/domain/items/isPatientVertical';
import type { Company } from './company.ts';

const storage: Record<string, string> = {
  auto: 'A viatura deve ser levantada no prazo de 48 horas após a conclusão da reparação. Depois desse prazo é cobrado o parqueamento de 50 euros por dia.',
  tech: 'O equipamento deve ser levantado no prazo de 72 horas após a conclusão da reparação. Depois desse prazo é cobrado o armazenamento de 5 euros mais IVA por dia. As cópias de segurança dos dados são guardadas durante 15 dias.',
};

/** The terms of a provider: its own text, or one made from its vertical (LEG-04..06, C-100). */
export function termsOf(company: Company): string {
  if (company.terms !== '') return company.terms;
  const lines = [
    `Estas condições aplicam-se aos serviços pedidos a ${company.name} através do portal do cliente.`,
    'As marcações podem ser alteradas ou canceladas enquanto o portal o permitir. Os orçamentos só são executados depois de aprovados.',
    storage[company.vertical.toLowerCase()] ?? '',
    isPatientVertical(company.vertical)
      ? 'Os dados pessoais tratados no âmbito do serviço estão sujeitos a dever de sigilo profissional.'
      : '',
    'Os dados pessoais são eliminados 60 dias após o fim do contrato. Uma violação de dados é comunicada no prazo de 72 horas.',
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}
