import type { CatalogueEntry } from '../catalogueEntry.ts';
import { CalendarPlus } from '../icons/time/CalendarPlus.ts';
import { Phone } from '../icons/messages/Phone.ts';
import { Trash2 } from '../icons/controls/Trash2.ts';
import { Row, Stack } from '../Stack/Stack.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Button } from './Button.tsx';
import { Failing, Saving } from './Saving.tsx';

export default {
  title: 'Button',
  group: 'Ações',
  states: [
    { title: 'Principal', element: <Button variant="primary">Aprovar orçamento</Button> },
    {
      title: 'Principal com valor',
      element: (
        <Button variant="primary" amount="184,50 €">
          Ver orçamento
        </Button>
      ),
    },
    {
      title: 'Secundário, tonal, discreto',
      element: (
        <Row>
          <Button>Usar outro método</Button>
          <Button variant="tonal" icon={<CalendarPlus />}>
            Nova marcação
          </Button>
          <Button variant="ghost">Ver marcação</Button>
        </Row>
      ),
    },
    {
      title: 'Perigo',
      element: (
        <Row>
          <Button variant="danger" icon={<Trash2 />}>
            Remover viatura
          </Button>
          <Button variant="dangerGhost">Cancelar marcação</Button>
        </Row>
      ),
    },
    { title: 'Guarda e diz que concluiu', element: <Saving /> },
    { title: 'Falha e volta ao normal', element: <Failing /> },
    {
      title: 'A carregar',
      element: (
        <Row>
          <Button variant="primary" loading loadingText="A aprovar…">
            Aprovar orçamento
          </Button>
          <Button loading>Enviar</Button>
          <Button variant="tonal" loading>
            Marcar
          </Button>
        </Row>
      ),
    },
    {
      title: 'Concluído',
      element: (
        <Button variant="primary" done doneText="Concluído">
          Guardar Alterações
        </Button>
      ),
    },
    {
      title: 'Inativo',
      element: (
        <Row>
          <Button variant="primary" disabled>
            Continuar
          </Button>
          <Button disabled>Usar outro método</Button>
          <Button variant="ghost" disabled>
            Ver marcação
          </Button>
          <Button variant="danger" disabled>
            Remover
          </Button>
        </Row>
      ),
    },
    {
      title: 'Pequenos',
      element: (
        <Row>
          <Button size="small" icon={<Phone />}>
            Ligar
          </Button>
          <Button size="small" variant="tonal">
            Marcar
          </Button>
          <Button size="small" variant="ghost">
            Reenviar código
          </Button>
        </Row>
      ),
    },
    {
      title: 'Ligação',
      element: (
        <Row>
          <Button href="#orcamento" variant="primary">
            Ver orçamento
          </Button>
          <TextLink href="#depois" standalone>
            Depois
          </TextLink>
        </Row>
      ),
    },
    {
      title: 'A toda a largura, com texto longo',
      element: (
        <Stack>
          <Button variant="primary" block>
            Confirmar a marcação do serviço de substituição da correia de distribuição
          </Button>
          <Button block amount="12 345,67 €" icon={<CalendarPlus />}>
            Pagar com cartão de débito ou de crédito
          </Button>
        </Stack>
      ),
    },
  ],
} satisfies CatalogueEntry;
