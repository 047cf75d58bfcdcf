import { useParcel } from '@portal/remote/usePortal';
import { useView } from '@portal/remote/useView';
import { JoinView } from '../../waiting/JoinView.tsx';
import { ListView } from '../../waiting/ListView.tsx';
import { readWaitingWish } from '../../waiting/waitingAddress.ts';

/** `/waiting-list`: what is waited for and what is held; `/waiting-list/nova` enters for what the address names. */
export default function WaitingListPage() {
  const { location } = useParcel();
  const isNew = useView().params['id'] === 'nova';
  return isNew ? (
    <JoinView key={location.search} wish={readWaitingWish(location.search)} />
  ) : (
    <ListView />
  );
}
