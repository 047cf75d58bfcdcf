import { formatLongDate } from '@portal/domain/time/isoDate';
import { zonedClock } from '@portal/domain/time/zonedClock';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { DateField } from '@portal/ui/DateField';
import { Form } from '@portal/ui/Form';
import { FieldError } from '@portal/ui/FieldError';
import { FormGrid } from '@portal/ui/Field';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { closureWords } from '../../changes/closureWords.ts';
import { useExpertNames } from '../../changes/useExpertNames.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts as words } from './texts.ts';
import { closureOfDay } from './closureOfDay.ts';
import styles from './week.module.css';

/** When the provider, or one of its people, is closed, with the reason (SET-14). */
export function ClosuresCard() {
  const { id, value, error, choose } = useDraftField('hours', 'closures');
  const [date, setDate] = useState('');
  const [reason, setReason] = useState('');
  const experts = useExpertNames();
  const { zone } = useDraft().state;
  const [today] = useState(() => zonedClock(new Date(), zone).date);
  const add = () => {
    if (date === '') return;
    const added = [...value, closureOfDay(date, reason.trim(), zone)];
    choose(added.toSorted((one, other) => (one.from < other.from ? -1 : 1)));
    setDate('');
    setReason('');
  };
  return (
    <Card title={words.closures}>
      <p>{words.closuresAbout}</p>
      {value.length > 0 && (
        <ul className={styles.closures} id={id}>
          {value.map((closure, index) => {
            const when = closureWords(closure, experts, zone, formatLongDate);
            return (
              <li key={`${closure.from} ${closure.to} ${closure.expert_id ?? ''}`}>
                <span>{[when, closure.reason].filter(Boolean).join(' · ')}</span>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={words.removeClosure(when)}
                  onClick={() => choose(value.filter((_, place) => place !== index))}
                >
                  {words.reopen}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {error !== null && <FieldError field={id}>{error}</FieldError>}
      <Form onSubmit={add}>
        <FormGrid columns={2}>
          <DateField
            label={words.day}
            value={date}
            onChange={setDate}
            today={today}
            minimum={today}
          />
          <TextField label={words.reason} optional value={reason} onChange={setReason} />
        </FormGrid>
        <Button type="submit" disabled={date === ''}>
          {words.addClosure}
        </Button>
      </Form>
    </Card>
  );
}
