import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Activity } from '../icons/things/Activity.ts';
import { Car } from '../icons/vehicles/Car.ts';
import { MonitorSmartphone } from '../icons/things/MonitorSmartphone.ts';
import { examplePhoto, examplePixels } from '../Thumb/examplePhoto.ts';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';

const clio = {
  href: '#clio',
  title: 'Renault Clio',
  plate: '12-AB-34',
  icon: <Car />,
  image: examplePhoto,
} satisfies Partial<ServiceCardProps>;

function Card(props: Partial<ServiceCardProps>) {
  return <ServiceCard {...clio} state={3} stateName="Em reparação" {...props} />;
}

export default {
  title: 'ServiceCard',
  group: 'Cartões',
  states: [
    {
      title: 'Aguarda aprovação',
      element: (
        <Card
          title="Renault Mégane"
          plate="45-XG-89"
          state={2.5}
          stateName="Aguarda aprovação"
          tone="attention"
          wide
          action={
            <Button variant="primary" href="#orcamento" amount="184,50 €" block>
              Ver orçamento
            </Button>
          }
        />
      ),
    },
    {
      title: 'Pendente de pagamento, segundo pedido, por ler',
      element: (
        <Card
          state={4}
          stateName="Pendente de Pagamento"
          unread="Por ler"
          tone="attention"
          action={
            <Button href="#pagar" amount="35,00 €" block>
              Pagar
            </Button>
          }
        />
      ),
    },
    {
      title: 'Por iniciar',
      element: <Card state={0} stateName="Marcado" note="Entrada: 14 jul." />,
    },
    { title: 'Pedido a decorrer', element: <Card state={1} stateName="Pedido a decorrer" /> },
    { title: 'Em diagnóstico', element: <Card state={2} stateName="Em diagnóstico" /> },
    { title: 'Em reparação', element: <Card note="Entrega: hoje, 17:30" /> },
    { title: 'Controlo final', element: <Card state={4} stateName="Controlo final" /> },
    {
      title: 'Concluído',
      element: <Card state={5} stateName="Concluído" tone="success" note="Pronto a levantar" />,
    },
    { title: 'Cancelado', element: <Card state="off" stateName="CANCELADO" tone="off" /> },
    {
      title: 'Sem fotografia nem matrícula',
      element: (
        <Card
          title="Consulta de fisioterapia"
          plate={undefined}
          image={null}
          icon={<Activity />}
          note="Dra. Inês Valadares"
        />
      ),
    },
    {
      title: 'Nomes longos',
      element: (
        <Card
          title="Mercedes-Benz Sprinter 319 CDI Kombi Standard Extralongo"
          plate="IMEI-356938035643809-356938035643817-C02XK1ABJG5M"
          icon={<MonitorSmartphone />}
          image={null}
          note="Entrega: segunda-feira, 14 de setembro, 17:30"
          state={2.5}
          stateName="Aguarda aprovação do orçamento pela companhia de seguros"
          tone="attention"
          action={
            <Button variant="primary" href="#orcamento" amount="12 184,50 €" block>
              Ver orçamento
            </Button>
          }
        />
      ),
    },
    {
      title: 'Modo lite',
      element: <Card image={examplePixels} pixelated note="Entrega: hoje, 17:30" />,
    },
  ],
} satisfies CatalogueEntry;
