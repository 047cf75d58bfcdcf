import type { Company } from '@portal/api/company/company';
import { usePortal } from '@portal/remote/usePortal';
import { CheckboxField } from '@portal/ui/CheckboxField';
import { ErrorState } from '@portal/ui/ErrorState';
import { TextLink } from '@portal/ui/TextLink';
import { texts } from '../texts.ts';
import type { useCompanyTerms } from './useCompanyTerms.ts';

interface CompanyTermsProps {
  company: Company;
  terms: ReturnType<typeof useCompanyTerms>;
  accepted: boolean;
  error: string | null;
  onChange: (accepted: boolean) => void;
}

/**
 * The terms of a provider, and the tick without which it cannot be added: said here and as `Aviso` (PRV-08, ERR-49). Where
 * they cannot be read that is said in its place.
 */
export function CompanyTerms({ company, terms, accepted, error, onChange }: CompanyTermsProps) {
  const { overlays } = usePortal();
  const { data } = terms;
  if (!data && terms.isError)
    return <ErrorState title={texts.terms.failed} titleAs="h3" onRetry={terms.refetch} />;
  return (
    <>
      {data && (
        <TextLink standalone onClick={() => void overlays.acceptedTerms(data)}>
          {texts.terms.title}
        </TextLink>
      )}
      <CheckboxField checked={accepted} onChange={onChange} error={error} required>
        {texts.terms.accept(company.name)}
      </CheckboxField>
    </>
  );
}
