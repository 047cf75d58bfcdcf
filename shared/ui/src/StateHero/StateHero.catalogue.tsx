import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Activity } from '../icons/things/Activity.ts';
import { Car } from '../icons/vehicles/Car.ts';
import { Tag } from '../Tag/Tag.tsx';
import { examplePhoto, examplePixels } from '../Thumb/examplePhoto.ts';
import { StateHero, type StateHeroProps } from './StateHero.tsx';

function Hero(props: Partial<StateHeroProps>) {
  return (
    <StateHero
      title="Renault Mégane"
      plate="45-XG-89"
      image={examplePhoto}
      icon={<Car />}
      state={3}
      stateName="Em reparação"
      message="Entrega prevista: hoje, 17:30"
      {...props}
    />
  );
}

export default {
  title: 'StateHero',
  group: 'Estados',
  states: [
    {
      title: 'Por iniciar',
      element: <Hero state={0} stateName="Marcado" message="ter, 14 jul., 09:30" />,
    },
    { title: 'Pedido a decorrer', element: <Hero state={1} stateName="Pedido a decorrer" /> },
    { title: 'Em diagnóstico', element: <Hero state={2} stateName="Em diagnóstico" /> },
    {
      title: 'Aguarda aprovação',
      element: (
        <Hero
          state={2.5}
          stateName="Aguarda aprovação"
          tone="attention"
          message="O diagnóstico terminou. A reparação começa assim que aprovar o orçamento."
        />
      ),
    },
    { title: 'Em reparação', element: <Hero /> },
    { title: 'Controlo final', element: <Hero state={4} stateName="Controlo final" /> },
    {
      title: 'Concluído',
      element: (
        <Hero
          state={5}
          stateName="Concluído"
          tone="success"
          message="Pronto a levantar desde 11:00."
        >
          <Tag tone="success">Aprovado</Tag>
        </Hero>
      ),
    },
    {
      title: 'Cancelado',
      element: <Hero state="off" stateName="CANCELADO" tone="danger" message="Cancelada por si." />,
    },
    {
      title: 'Modo lite',
      element: <Hero image={examplePixels} pixelated stateName="Em curso" message={undefined} />,
    },
    {
      title: 'Sem fotografia, nomes longos',
      element: (
        <Hero
          image={null}
          icon={<Activity />}
          title="Otorrinolaringologia, consulta de acompanhamento pós-operatório"
          plate="Maria da Conceição Albuquerque e Castro de Vasconcelos"
          stateName="Aguarda autorização da seguradora"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
