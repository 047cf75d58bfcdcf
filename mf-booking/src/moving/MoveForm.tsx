import type { FreeTime, MoveTerms } from '@portal/api/work/moves/move';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { formatShortInstant } from '@portal/remote/formatShortDate';
import { useOnline } from '@portal/remote/useOnline';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Dock } from '@portal/ui/Dock';
import { FactRows } from '@portal/ui/Facts';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { TimeChange } from '@portal/ui/TimeChange';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { useState } from 'react';
import { texts as wizardTexts } from '../texts.ts';
import { timeInShort, type ChosenTime } from './chosenTime.ts';
import { MoreTimes } from './MoreTimes.tsx';
import { TimeButtons } from './TimeButtons.tsx';
import { texts } from './texts.ts';
import { useMove } from './useMove.ts';
import type { MoveCalls } from './useMoveCalls.ts';

interface MoveFormProps {
  id: string;
  terms: MoveTerms;
  calls: MoveCalls;
  /** Where the details of the appointment are. */
  details: string;
  now: Date;
  today: IsoDate;
}

/** The three nearest times, then the calendar, and the one button (RSC-04). */
export function MoveForm({ id, terms, calls, details, now, today }: MoveFormProps) {
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<ChosenTime | null>(null);
  const [alternatives, setAlternatives] = useState<readonly FreeTime[]>([]);
  const [isOpen, setOpen] = useState(false);
  const onTaken = (free: readonly FreeTime[]) => {
    setChosen(null);
    setAlternatives(free);
  };
  const move = useMove({ id, calls, details, onTaken });
  const { appointment } = terms;
  const before = timeInShort(appointment, today);
  const after = chosen && timeInShort(chosen, today);
  const choosing = { appointment, chosen, onChoose: setChosen };
  return (
    <Page dock>
      <TwoColumns
        sideLabel={texts.summary}
        main={
          <>
            <PageHeading description={texts.kept(before)}>{texts.heading}</PageHeading>
            <TimeChange
              label={texts.times}
              from={{ label: texts.now, value: before }}
              to={{ label: texts.to, value: after ?? '–', isChosen: after !== null }}
            />
            <TimeButtons
              times={alternatives.length > 0 ? alternatives : terms.nearest}
              {...choosing}
            />
            <Button block aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {texts.more}
            </Button>
            {isOpen && <MoreTimes id={id} calls={calls} today={today} {...choosing} />}
          </>
        }
        side={
          <>
            <Dock label={texts.free} value={after ?? texts.missing} text>
              <Button
                variant="primary"
                disabled={!chosen || !isOnline}
                loading={move.busy}
                loadingText={texts.moving}
                onClick={() => (chosen === null ? undefined : move.run(chosen))}
              >
                {isOnline ? texts.move : wizardTexts.offlineButton}
              </Button>
            </Dock>
            <Card title={texts.unchanged}>
              <FactRows
                facts={[
                  { label: texts.service, value: appointment.title },
                  ...(terms.paid > 0
                    ? [{ label: texts.paid, value: texts.paidStays(terms.paid) }]
                    : []),
                  ...(terms.by_hand ? [{ label: texts.answer, value: texts.byHand }] : []),
                  {
                    label: texts.changes,
                    value: texts.movesLeft(
                      terms.moves_left,
                      formatShortInstant(new Date(terms.until), now),
                    ),
                  },
                ]}
              />
            </Card>
          </>
        }
      />
    </Page>
  );
}
