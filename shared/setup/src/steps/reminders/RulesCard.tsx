import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { ErrorState } from '@portal/ui/ErrorState';
import { FieldError } from '@portal/ui/FieldError';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { FormSkeleton } from '@portal/ui/Skeleton';
import { useState } from 'react';
import { texts as common } from '../../texts.ts';
import styles from './RulesCard.module.css';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleRow } from './RuleRow.tsx';
import { texts } from './texts.ts';
import type { Reminders } from './useReminders.ts';

/** The table of reminders: per rule when, by which channels, in which words, and what its SMS cost (REM-01, SET-18). */
export function RulesCard({ reminders }: { reminders: Reminders }) {
  const { rules, usage, failed, retry, id, error, put } = reminders;
  const [edited, setEdited] = useState<number | null>(null);
  const isLoading = usage === undefined && !failed;
  return (
    <Card title={texts.rules}>
      {failed && <ErrorState title={common.failedTitle} onRetry={retry} />}
      {isLoading && <FormSkeleton />}
      {usage && rules.length === 0 && <p>{texts.noRules}</p>}
      <ul className={styles.rules} id={id} tabIndex={-1}>
        {rules.map(({ rule, drawn }, index) => (
          <RuleRow
            key={rule.id ?? index}
            rule={rule}
            drawn={drawn}
            smsPrice={usage?.sms_price ?? 0}
            onSwitch={(active) => put(index, { ...rule, active })}
            onEdit={() => setEdited(index)}
          />
        ))}
      </ul>
      {error !== null && <FieldError field={id}>{error}</FieldError>}
      {usage && (
        <Button icon={<Plus />} onClick={() => setEdited(rules.length)}>
          {texts.add}
        </Button>
      )}
      {edited !== null && (
        <RuleDialog
          known={rules[edited]?.rule}
          onKeep={(rule) => put(edited, rule)}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
