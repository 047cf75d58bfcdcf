import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import type { WaitingListProps } from './WaitingList.tsx';

const list = lazyPart(() => import(/* webpackChunkName: "details-later" */ './WaitingList.tsx'));

/** The place of what waits on the device; its code comes before the network may go. */
export function Waiting(props: WaitingListProps) {
  const { Arrived } = useLazyPart(list);
  return Arrived ? <Arrived {...props} /> : null;
}
