import { useView } from '@portal/remote/useView';
import { MoveView } from '../../moving/MoveView.tsx';

/** `/move/:id`: another time for one appointment. */
export default function MovePage() {
  const id = useView().params['id'] ?? '';
  return <MoveView key={id} id={id} details={`/service-details/${encodeURIComponent(id)}`} />;
}
