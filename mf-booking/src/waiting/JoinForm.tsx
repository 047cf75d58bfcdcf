import type { Expert, PreferredTime } from '@portal/api/work/createScheduleApi';
import { earliestDay, type IsoDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { useOnline } from '@portal/remote/useOnline';
import { Avatar } from '@portal/ui/Avatar';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Choice, ChoiceGroup } from '@portal/ui/Choice';
import { DateField } from '@portal/ui/DateField';
import { Dock } from '@portal/ui/Dock';
import { Users } from '@portal/ui/icons/people/Users';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { Segmented } from '@portal/ui/Segmented';
import { Thumb } from '@portal/ui/Thumb';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { useState } from 'react';
import { texts as wizardTexts } from '../texts.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { lastOfRange } from './lastOfRange.ts';
import { texts } from './texts.ts';
import { useJoin } from './useJoin.ts';
import type { WaitingWish } from './waitingAddress.ts';

interface JoinFormProps {
  wish: WaitingWish;
  title: string;
  /** Who can be waited for; empty where nobody is chosen. */
  experts: readonly Expert[];
  today: IsoDate;
  /** The days that are asked for at first. */
  from: IsoDate;
  to: IsoDate;
  /** The last day that can be waited for: that of the booking, or the last that can be booked, where the server says it. */
  lastDay: IsoDate | undefined;
}

const parts = ([1, 2, 3] as const).map((part) => ({
  value: String(part),
  label: texts.parts[part],
}));
const partOf = (value: string): PreferredTime => (value === '1' ? 1 : value === '2' ? 2 : 3);

/** Range, part of day and person, and the one button (WAI-01). */
export function JoinForm({ wish, title, experts, today, lastDay, ...first }: JoinFormProps) {
  const isOnline = useOnline();
  const [from, setFrom] = useState(first.from);
  const [to, setTo] = useState(first.to);
  const [part, setPart] = useState<PreferredTime>(wish.part);
  const [expert, setExpert] = useState(wish.expert);
  const join = useJoin(wish.booking);
  const isReady = from !== '' && to !== '' && from <= to;
  const latest = from === '' ? lastDay : lastOfRange(from, lastDay);
  const days = texts.days(formatShortDate(from, today), formatShortDate(to, today));
  function begin(day: IsoDate): void {
    setFrom(day);
    // What begins earlier ends earlier: nothing spans more days than can be asked for.
    if (day !== '' && to !== '') setTo(earliestDay(to, lastOfRange(day, lastDay)));
  }

  return (
    <Page dock>
      <TwoColumns
        sideLabel={texts.summary}
        main={
          <>
            <PageHeading description={texts.hint}>{texts.heading}</PageHeading>
            <Card title={texts.when}>
              <DateField
                label={texts.from}
                value={from}
                onChange={begin}
                today={today}
                minimum={today}
                maximum={lastDay}
              />
              <DateField
                label={texts.to}
                value={to}
                onChange={setTo}
                today={today}
                minimum={from === '' ? today : from}
                maximum={latest}
                hint={to === '' ? undefined : texts.ends(formatShortDate(to, today))}
              />
              <Segmented
                legend={texts.part}
                options={parts}
                value={String(part)}
                onChange={(value) => setPart(partOf(value))}
              />
            </Card>
            {experts.length > 1 && (
              <ChoiceGroup legend={texts.who}>
                <Choice
                  type="radio"
                  name="expert"
                  value=""
                  title={texts.anybody}
                  sub={texts.anybodyHint}
                  media={<Thumb icon={<Users />} size="small" round />}
                  checked={expert === null}
                  onChange={() => setExpert(null)}
                />
                {experts.map(({ id, name }) => (
                  <Choice
                    key={id}
                    type="radio"
                    name="expert"
                    value={id}
                    title={name}
                    media={<Avatar name={name} />}
                    checked={expert === id}
                    onChange={() => setExpert(id)}
                  />
                ))}
              </ChoiceGroup>
            )}
          </>
        }
        side={
          <>
            <Dock label={title} value={isReady ? days : wizardTexts.missingDate} text>
              <Button
                variant="primary"
                disabled={!isReady || !isOnline}
                loading={join.busy}
                loadingText={texts.joining}
                onClick={() =>
                  join.run({
                    ...{ service_ids: [...wish.services], expert_id: expert, item_id: wish.item },
                    ...{ from, to, part, appointment_id: wish.booking },
                  })
                }
              >
                {isOnline ? texts.join : wizardTexts.offlineButton}
              </Button>
            </Dock>
            <HowItWorks />
          </>
        }
      />
    </Page>
  );
}
