import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Text } from '@portal/ui/Text';
import { AcceptedTermsDialog } from './AcceptedTermsDialog.tsx';
import { texts } from './texts.ts';
import { useCompanyTerms } from './useCompanyTerms.ts';

/** The terms of the provider whose portal this is. */
export function CompanyTermsDialog({ onClose }: { onClose: () => void }) {
  const terms = useCompanyTerms();
  if (terms.data) return <AcceptedTermsDialog request={terms.data} onClose={onClose} />;
  return (
    <Dialog
      title={texts.companyTerms}
      kind="plain"
      wide
      closable
      onClose={onClose}
      actions={
        terms.isError && (
          <Button onClick={() => terms.refetch()} loading={terms.isFetching}>
            {texts.legal.retry}
          </Button>
        )
      }
    >
      {terms.isError ? (
        <Text tone="danger">{texts.legal.failed}</Text>
      ) : (
        <Text>{texts.legal.loading}</Text>
      )}
    </Dialog>
  );
}
