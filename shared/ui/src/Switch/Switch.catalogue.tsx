import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function Sample({ initial = false, ...props }: SwitchSample) {
  return (
    <HeldValue initial={initial}>
      {(checked, change) => (
        <Switch {...props} checked={checked} onChange={change}>
          {props.children ?? 'Enviar faturas para este e-mail'}
        </Switch>
      )}
    </HeldValue>
  );
}

type SwitchSample = Partial<SwitchProps> & { initial?: boolean };

export default {
  title: 'Switch',
  group: 'Formulários',
  states: [
    { title: 'Desligado', element: <Sample>Análise de utilização</Sample> },
    { title: 'Ligado', element: <Sample initial /> },
    {
      title: 'Com descrição',
      element: (
        <Sample initial description="Ajuda-nos a saber que ecrãs são difíceis de usar.">
          Análise de utilização
        </Sample>
      ),
    },
    {
      title: 'Inativo',
      element: (
        <Sample initial disabled>
          Necessários
        </Sample>
      ),
    },
    { title: 'Inativo e desligado', element: <Sample disabled /> },
    {
      title: 'Texto longo',
      element: (
        <Sample>
          Enviar as faturas e os recibos de todas as empresas para
          contabilidade@transportesrodoviariosalbuquerque.pt
        </Sample>
      ),
    },
  ],
} satisfies CatalogueEntry;
