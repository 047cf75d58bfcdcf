import { usePortal } from '@portal/remote/usePortal';
import { CheckboxField } from '@portal/ui/CheckboxField';
import { TextLink } from '@portal/ui/TextLink';
import { texts } from '../../access/texts.ts';

export interface TermsFieldProps {
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** Accepting the terms, both of which can be read first (PRO-02, PRO-17). */
export function TermsField({ checked, error, onChange }: TermsFieldProps) {
  const { overlays } = usePortal();
  return (
    <CheckboxField checked={checked} error={error} onChange={onChange}>
      {texts.register.terms.before}
      <TextLink onClick={() => void overlays.legal('usage')}>{texts.register.terms.terms}</TextLink>
      {texts.register.terms.between}
      <TextLink onClick={() => void overlays.legal('policy')}>
        {texts.register.terms.policy}
      </TextLink>
      {texts.register.terms.after}
    </CheckboxField>
  );
}
