import { createConfigurationApi } from '@portal/api/configuration';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Text } from '@portal/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '../useShell.ts';
import { texts } from './texts.ts';

/** Privacy policy and terms of the provider, as it wrote them. */
export function LegalDialog({
  section,
  onClose,
}: {
  section: keyof typeof texts.legalTitle;
  onClose: () => void;
}) {
  const { http, domain } = useShell();
  const api = useMemo(() => createConfigurationApi(http.main), [http]);
  const terms = useQuery({
    queryKey: ['terms', domain],
    queryFn: () => api.companyTerms(domain),
  });
  const paragraphs = terms.data?.terms.split(/\n+/).filter((line) => line.trim() !== '') ?? [];
  return (
    <Dialog
      title={texts.legalTitle[section]}
      kind="plain"
      wide
      closable
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {terms.isPending && <Text>{texts.legalLoading}</Text>}
      {terms.isError && !terms.data && <Text tone="danger">{texts.legalFailed}</Text>}
      {paragraphs.map((paragraph, index) => (
        <Text key={`${index}-${paragraph.slice(0, 20)}`}>{paragraph}</Text>
      ))}
    </Dialog>
  );
}
