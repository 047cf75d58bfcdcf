import { isPatientVertical } from '@portal/domain/items/isPatientVertical';
import { storageClause } from '@portal/domain/work/storageClause';
import type { Company } from './company.ts';
import { storageFeeOf } from './storageFeeOf.ts';

/** The terms of a provider: its own text, or one made from its vertical and settings (LEG-04..06, LAW-13, C-100). */
export function termsOf(company: Company): string {
  if (company.terms !== '') return company.terms;
  const lines = [
    `Estas condições aplicam-se aos serviços pedidos a ${company.name} através do portal do cliente.`,
    'As marcações podem ser alteradas ou canceladas enquanto o portal o permitir. Os orçamentos só são executados depois de aprovados.',
    [
      storageClause(company.vertical, storageFeeOf(company)) ?? '',
      'As cópias de segurança dos dados são guardadas durante 15 dias.',
    ]
      .filter(Boolean)
      .join(' '),
    isPatientVertical(company.vertical)
      ? 'Os dados pessoais tratados no âmbito do serviço estão sujeitos a dever de sigilo profissional.'
      : '',
    'Os dados pessoais são eliminados 60 dias após o fim do contrato. Uma violação de dados é comunicada no prazo de 72 horas.',
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}
