import { formatLongDate, lisbonToday } from '@portal/domain/time/isoDate';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { DateField } from '@portal/ui/DateField';
import { Form } from '@portal/ui/Form';
import { FieldError } from '@portal/ui/FieldError';
import { FormGrid } from '@portal/ui/Field';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts as words } from './texts.ts';
import { closureOfDay } from './closureOfDay.ts';
import styles from './week.module.css';

/** Days on which the provider is closed, with the reason (SET-14). */
export function ClosuresCard() {
  const { id, value, error, choose } = useDraftField('hours', 'closures');
  const [date, setDate] = useState('');
  const [reason, setReason] = useState('');
  const [today] = useState(() => lisbonToday(new Date()));
  const add = () => {
    if (date === '') return;
    const added = [...value, closureOfDay(date, reason.trim())];
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
            const day = formatLongDate(lisbonToday(new Date(closure.from)));
            return (
              <li key={`${closure.from} ${closure.expert_id ?? ''}`}>
                <span>{[day, closure.reason].filter(Boolean).join(' · ')}</span>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={words.removeClosure(day)}
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
