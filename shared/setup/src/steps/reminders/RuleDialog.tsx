import {
  LONGEST_REMINDER,
  type ReminderChannel,
  type ReminderRule,
} from '@portal/api/provider/reminders';
import { Dialog } from '@portal/ui/Dialog';
import { FormGrid } from '@portal/ui/Field';
import { Form } from '@portal/ui/Form';
import { SelectField } from '@portal/ui/SelectField';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { RecordButtons } from '../../rows/RecordButtons.tsx';
import { ChannelsField } from './ChannelsField.tsx';
import { EventField, type RuleOccasion } from './EventField.tsx';
import { countsBack, leadMinutes, leadParts, type LeadUnit } from './leads.ts';
import { ruleName } from './ruleName.ts';
import { texts } from './texts.ts';

const USUAL_MINUTES = 1440;
const units: readonly LeadUnit[] = ['minutes', 'hours', 'days'];

/** One rule: its event, when it sends, by which channels and in which words (SET-18). */
export function RuleDialog(props: {
  /** Undefined for a new one. */
  known: ReminderRule | undefined;
  onKeep: (rule: ReminderRule | undefined) => void;
  onClose: () => void;
}) {
  const { known, onKeep, onClose } = props;
  const lead = leadParts(known?.lead_minutes ?? USUAL_MINUTES);
  const [occasion, setOccasion] = useState<RuleOccasion>({
    event: known?.event ?? 'appointment.upcoming',
    bars: known?.event === 'work.state' ? known.bars : 5,
  });
  const [amount, setAmount] = useState(String(lead.amount));
  const [unit, setUnit] = useState(lead.unit);
  const [channels, setChannels] = useState<ReminderChannel[]>(
    known?.channels ?? ['push', 'email', 'sms'],
  );
  const [text, setText] = useState(known?.text ?? '');
  const [isJudged, setIsJudged] = useState(false);
  const minutes = leadMinutes(amount, unit);
  const wrong = {
    lead: minutes === undefined ? texts.wrongLead : null,
    channels: channels.length === 0 ? texts.noChannel : null,
    text: text.trim() === '' ? texts.noText : null,
  };
  const shown = (error: string | null) => (isJudged ? error : null);

  function save(): void {
    setIsJudged(true);
    if (minutes === undefined || (wrong.channels ?? wrong.text)) return;
    const shared = {
      ...(known?.id !== undefined && { id: known.id }),
      ...{ lead_minutes: minutes, channels, text, active: known?.active ?? true },
    };
    const { event, bars } = occasion;
    onKeep(event === 'work.state' ? { event, bars, ...shared } : { event, ...shared });
    onClose();
  }

  return (
    <Dialog
      title={known === undefined ? texts.newRule : texts.edit(ruleName(known))}
      kind="plain"
      start="field"
      wide
      onClose={onClose}
    >
      <Form onSubmit={save}>
        <EventField occasion={occasion} onChange={setOccasion} />
        <FormGrid columns={2}>
          <TextField
            label={countsBack(occasion.event) ? texts.lead : texts.delay}
            inputMode="numeric"
            figures
            value={amount}
            error={shown(wrong.lead)}
            onChange={setAmount}
          />
          <SelectField
            label={texts.unit}
            value={unit}
            options={units.map((value) => ({ value, label: texts.units[value] }))}
            onChange={(chosen) => setUnit(units.find((one) => one === chosen) ?? unit)}
          />
        </FormGrid>
        <ChannelsField chosen={channels} error={shown(wrong.channels)} onChange={setChannels} />
        <TextAreaField
          label={texts.text}
          hint={texts.textHint}
          rows={5}
          maxLength={LONGEST_REMINDER}
          value={text}
          error={shown(wrong.text)}
          onChange={setText}
        />
        <RecordButtons
          onClose={onClose}
          onRemove={known === undefined ? undefined : () => onKeep(undefined)}
        />
      </Form>
    </Dialog>
  );
}
