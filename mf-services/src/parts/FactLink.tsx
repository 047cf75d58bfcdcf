import { TextLink, type TextLinkProps } from '@portal/ui/TextLink';
import styles from './FactLink.module.css';

/** A link in a row of facts: the whole touch target, without pushing the rows apart. */
export function FactLink(props: Omit<TextLinkProps, 'standalone'>) {
  return (
    <span className={styles.link}>
      <TextLink {...props} standalone />
    </span>
  );
}
