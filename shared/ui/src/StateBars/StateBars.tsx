import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Activity } from '../icons/things/Activity.ts';
import { Calendar } from '../icons/time/Calendar.ts';
import { Check } from '../icons/states/Check.ts';
import { ClipboardCheck } from '../icons/documents/ClipboardCheck.ts';
import { Inbox } from '../icons/documents/Inbox.ts';
import { Pause } from '../icons/controls/Pause.ts';
import { Search } from '../icons/controls/Search.ts';
import { Wrench } from '../icons/things/Wrench.ts';
import { X } from '../icons/controls/X.ts';
import { texts } from './texts.ts';
import styles from './StateBars.module.css';

/** How far the service is (DET-16); `off` is cancelled or missed. */
export type BarsState = 0 | 1 | 2 | 2.5 | 3 | 4 | 5 | 'off';

export interface StateBarsProps {
  state: BarsState;
  /** The state's name as the server gives it; spoken with the number of steps. */
  name: string;
  /** Details page: taller, with an icon in the playhead. */
  hero?: boolean;
  /** Icon of the work in hand (state 3), by vertical. */
  workIcon?: ReactNode;
  /** On a coloured wash the gaps take that colour. */
  on?: 'surface' | 'attention' | 'success' | 'danger';
}

/** What a screen reader says for the bars. */
export function barsLabel(state: BarsState, name: string): string {
  if (state === 'off') return texts.spokenOff(name);
  if (state === 0) return texts.spokenNotStarted(name);
  if (state === 2.5) return texts.spokenPaused(name);
  return texts.spoken(state, name);
}

/** The caption beside the name: «2 de 5». Empty when there is nothing to count. */
export function barsCaption(state: BarsState): string {
  if (state === 'off') return '';
  return state === 0 ? texts.notStarted : texts.step(Math.floor(state));
}

function HeadIcon({ state, workIcon }: { state: BarsState; workIcon: ReactNode }) {
  switch (state) {
    case 0:
      return <Calendar />;
    case 1:
      return <Inbox />;
    case 2:
      return <Search />;
    case 2.5:
      return <Pause />;
    case 3:
      return workIcon ?? <Wrench />;
    case 4:
      return <ClipboardCheck />;
    case 5:
      return <Check />;
    case 'off':
      return <X />;
    default:
      return <Activity />;
  }
}

/** The signature of the portal: five segments, thick is done, thin is to come. */
export function StateBars({ state, name, hero, workIcon, on = 'surface' }: StateBarsProps) {
  return (
    <div
      className={classNames(styles.bars, hero && styles.hero, on !== 'surface' && styles[on])}
      data-state={state}
      role="img"
      aria-label={barsLabel(state, name)}
    >
      <i />
      <i />
      <i />
      <i />
      <i />
      <span className={styles.head}>{hero && <HeadIcon state={state} workIcon={workIcon} />}</span>
    </div>
  );
}
