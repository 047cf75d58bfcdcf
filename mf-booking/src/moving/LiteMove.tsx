import { usePageTitle } from '@portal/remote/usePageTitle';
import { MoveView } from './MoveView.tsx';
import { texts } from './texts.ts';

/** The move of the appointment that the visit's link is of (RSC-11). */
export default function LiteMove({ id }: { id: string }) {
  usePageTitle(texts.move);
  return <MoveView id={id} details="/service-details-lite?s=I&t=0" />;
}
