import styles from './pictures.module.css';
import { Label, StepPicture, Touch } from './StepPicture.tsx';
import { texts } from './texts.ts';

const { drawn, steps } = texts;

/** Step 1: contact, password and the button that logs in. */
export function LogInPicture() {
  return (
    <StepPicture alt={steps.logIn.picture}>
      <rect className={styles.quiet} x="12" y="28" width="52" height="8" rx="4" />
      <rect className={styles.field} x="12" y="46" width="96" height="22" rx="6" />
      <rect className={styles.quiet} x="20" y="55" width="44" height="4" rx="2" />
      <rect className={styles.field} x="12" y="76" width="96" height="22" rx="6" />
      {[22, 31, 40, 49, 58, 67].map((x) => (
        <circle key={x} className={styles.quiet} cx={x} cy="87" r="2.5" />
      ))}
      <rect className={styles.action} x="12" y="110" width="96" height="26" rx="8" />
      <Label x={52} y={123} tone="onBrand">
        {drawn.logIn}
      </Label>
      <Touch x={94} y={123} />
    </StepPicture>
  );
}

/** Step 2: the account menu with the entry that deletes. */
export function ChoosePicture() {
  return (
    <StepPicture alt={steps.choose.picture}>
      <Label x={60} y={24}>
        {drawn.profile}
      </Label>
      <circle className={styles.quiet} cx="24" cy="46" r="10" />
      <rect className={styles.quiet} x="42" y="39" width="50" height="6" rx="3" />
      <rect className={styles.quiet} x="42" y="49" width="34" height="4" rx="2" />
      {[68, 86].map((y) => (
        <g key={y}>
          <rect className={styles.quiet} x="12" y={y} width="10" height="10" rx="3" />
          <rect className={styles.quiet} x="30" y={y + 3} width="56" height="4" rx="2" />
        </g>
      ))}
      <rect className={styles.warning} x="8" y="104" width="104" height="26" rx="8" />
      <Label x={52} y={117} tone="danger">
        {drawn.remove}
      </Label>
      <Touch x={108} y={129} />
      <rect className={styles.quiet} x="12" y="142" width="10" height="10" rx="3" />
      <rect className={styles.quiet} x="30" y="145" width="40" height="4" rx="2" />
    </StepPicture>
  );
}

/** Step 3: the question, over a darkened page. */
export function ConfirmPicture() {
  return (
    <StepPicture alt={steps.confirm.picture}>
      <path className={styles.shade} d="M1 166V14A13 13 0 0 1 14 1h92a13 13 0 0 1 13 13v152Z" />
      <rect className={styles.sheet} x="8" y="38" width="104" height="106" rx="12" />
      <Label x={60} y={56}>
        {drawn.question}
      </Label>
      <rect className={styles.quiet} x="20" y="68" width="80" height="4" rx="2" />
      <rect className={styles.quiet} x="28" y="76" width="64" height="4" rx="2" />
      <rect className={styles.field} x="16" y="88" width="88" height="20" rx="7" />
      <Label x={60} y={98}>
        {drawn.keep}
      </Label>
      <rect className={styles.removal} x="16" y="114" width="88" height="22" rx="7" />
      <Label x={60} y={125} tone="onDanger">
        {drawn.remove}
      </Label>
      <Touch x={112} y={139} />
    </StepPicture>
  );
}

/** Step 4: it is gone. */
export function RemovedPicture() {
  return (
    <StepPicture alt={steps.removed.picture}>
      <circle className={styles.done} cx="60" cy="72" r="30" />
      <path className={styles.tick} d="m47 73 9 9 17-19" />
      <Label x={60} y={118}>
        {drawn.gone}
      </Label>
      <rect className={styles.quiet} x="22" y="130" width="76" height="4" rx="2" />
      <rect className={styles.quiet} x="34" y="139" width="52" height="4" rx="2" />
    </StepPicture>
  );
}
