import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { BellOff } from '../icons/messages/BellOff.ts';
import { CalendarPlus } from '../icons/time/CalendarPlus.ts';
import { Car } from '../icons/vehicles/Car.ts';
import { CreditCard } from '../icons/money/CreditCard.ts';
import { FileText } from '../icons/documents/FileText.ts';
import { WifiOff } from '../icons/states/WifiOff.ts';
import { EmptyState } from './EmptyState.tsx';

export default {
  title: 'EmptyState',
  group: 'Estados',
  states: [
    {
      title: 'Lista',
      element: (
        <EmptyState
          icon={<CalendarPlus />}
          title="Nada em curso"
          action={
            <Button variant="primary" href="#marcar">
              Nova marcação
            </Button>
          }
        >
          Quando deixar uma viatura, acompanha tudo aqui.
        </EmptyState>
      ),
    },
    {
      title: 'Detalhe',
      element: (
        <EmptyState icon={<FileText />} title="Sem orçamento">
          O orçamento aparece aqui quando o diagnóstico terminar.
        </EmptyState>
      ),
    },
    {
      title: 'Formulário',
      element: (
        <EmptyState
          icon={<Car />}
          title="Ainda não tem viaturas"
          action={<Button href="#adicionar">Adicionar viatura</Button>}
        >
          Adicione uma para a poder escolher na marcação.
        </EmptyState>
      ),
    },
    {
      title: 'Pagamento',
      element: (
        <EmptyState icon={<CreditCard />} tone="attention" title="Nada por pagar">
          Este pagamento já não é necessário.
        </EmptyState>
      ),
    },
    {
      title: 'Painel',
      element: (
        <EmptyState icon={<BellOff />} title="Sem notificações">
          Avisamos assim que houver novidades.
        </EmptyState>
      ),
    },
    {
      title: 'Sem ligação e sem dados',
      element: (
        <EmptyState icon={<WifiOff />} tone="offline" title="Sem ligação">
          Este painel aparece quando voltar a haver rede.
        </EmptyState>
      ),
    },
  ],
} satisfies CatalogueEntry;
