import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import { useScrolledPast } from '@portal/ui/useScrolledPast';

/** How far the page is scrolled before the control appears, in pixels (SRV-12). */
const APPEARS_AFTER = 200;

const button = lazyPart(() => import(/* webpackChunkName: "top" */ './BackToTopButton.tsx'));

function Arriving() {
  const { Arrived } = useLazyPart(button);
  return Arrived ? <Arrived /> : null;
}

/** A way back to the top of a long list, whose code comes once somebody scrolls. */
export function BackToTop() {
  return useScrolledPast(APPEARS_AFTER) ? <Arriving /> : null;
}
