import { usePortal } from '@portal/remote/usePortal';
import { useView } from '@portal/remote/useView';
import { useEffect } from 'react';
import { PaymentLoadFailed, PaymentLoading } from './views/PaymentLoading.tsx';
import { pageFailure } from './pageFailure.ts';
import { PaymentViews } from './views/PaymentViews.tsx';
import { usePaymentPage } from './usePaymentPage.ts';

// What the edge has drawn of the page is taken over.
export { takePaymentOver as startRoot } from './takePaymentOver.ts';

/** `/payment/:id`: pays a work or, with an `S-` id, an appointment (SHL-28, PAY-01, PAY-03). */
export default function PaymentPage() {
  const id = useView().params['id'] ?? '';
  const { native } = usePortal();
  useEffect(() => {
    // A pull must not lose what was typed, nor leave a payment that is being made (C-129).
    native.setPullToRefresh(false);
    return () => native.setPullToRefresh(true);
  }, [native]);
  return <PaymentOf key={id} id={id} />;
}

function PaymentOf({ id }: { id: string }) {
  const page = usePaymentPage(id);
  if (page.data) return <PaymentViews page={page.data} />;
  if (page.isError) return <Failed error={page.error} onRetry={page.refetch} />;
  return <PaymentLoading />;
}

/** Follows the error table of the details; a retry where that may help. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const { navigation, overlays } = usePortal();
  useEffect(() => {
    const failure = pageFailure(error);
    const goHome = () => navigation.navigate('/services', { replace: true });
    if (failure.kind === 'home') goHome();
    if (failure.kind === 'dialog')
      void overlays
        .info({ title: failure.title, body: failure.body })
        .then(() => failure.thenHome && goHome());
  }, [error, navigation, overlays]);
  return <PaymentLoadFailed onRetry={onRetry} />;
}
