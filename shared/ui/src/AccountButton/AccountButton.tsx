import { Avatar } from '../Avatar/Avatar.tsx';
import { ChevronsUpDown } from '../icons/arrows/ChevronsUpDown.ts';
import styles from './AccountButton.module.css';

export interface AccountButtonProps {
  name: string;
  /** Spoken before the name: «Conta de». */
  prefix: string;
  onClick: () => void;
}

/** Who is logged in, at the foot of the side bar. */
export function AccountButton({ name, prefix, onClick }: AccountButtonProps) {
  return (
    <button type="button" className={styles.account} onClick={onClick}>
      <Avatar name={name} size="small" />
      <span className={styles.name}>
        <span className="visually-hidden">{prefix} </span>
        {name}
      </span>
      <ChevronsUpDown />
    </button>
  );
}
