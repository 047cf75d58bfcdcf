import { Button } from '@portal/ui/Button';
import { texts } from './texts.ts';
import styles from './Waiting.module.css';

/** A note that was written here and, meanwhile, elsewhere: one of both stays (OFF-08). */
export function ChangedNote({
  mine,
  other,
  onMine,
  onOther,
}: {
  mine: string;
  other: string;
  onMine: () => void;
  onOther: () => void;
}) {
  const choices = [
    { title: texts.mine, text: mine, label: texts.keepMine, onChoose: onMine },
    { title: texts.other, text: other, label: texts.keepOther, onChoose: onOther },
  ];
  return (
    <li className={styles.changed}>
      <p className={styles.changedTitle}>{texts.changedTitle}</p>
      {choices.map(({ title, text, label, onChoose }) => (
        <div key={label} className={styles.choice}>
          <p className={styles.state}>{title}</p>
          <p className={styles.text}>{text === '' ? texts.emptyNote : text}</p>
          <Button size="small" onClick={onChoose}>
            {label}
          </Button>
        </div>
      ))}
    </li>
  );
}
