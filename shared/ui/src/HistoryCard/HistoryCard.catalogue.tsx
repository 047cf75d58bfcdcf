import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Car } from '../icons/vehicles/Car.ts';
import { examplePhoto } from '../Thumb/examplePhoto.ts';
import { HistoryCard, type HistoryCardProps } from './HistoryCard.tsx';

function Card(props: Partial<HistoryCardProps>) {
  return (
    <HistoryCard
      href="#servico"
      title="Mudança de óleo"
      date="18 mai."
      plate="45-XG-89"
      image={examplePhoto}
      icon={<Car />}
      {...props}
    />
  );
}

export default {
  title: 'HistoryCard',
  group: 'Cartões',
  states: [
    { title: 'Avaliado', element: <Card amount="96,00 €" stars={5} /> },
    { title: 'Por avaliar', element: <Card amount="12 184,50 €" ask="Por avaliar" /> },
    { title: 'Só com valor', element: <Card amount="0,00 €" /> },
    { title: 'Sem valor', element: <Card image={null} /> },
    { title: 'Cancelado', element: <Card off="CANCELADO" /> },
    { title: 'Não compareceu', element: <Card off="NÃO COMPARECEU" /> },
    {
      title: 'Nomes longos',
      element: (
        <Card
          title="Substituição da correia de distribuição e da bomba de água com termóstato"
          plate="IMEI-356938035643809-356938035643817"
          amount="12 184,50 €"
          ask="Por avaliar"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
