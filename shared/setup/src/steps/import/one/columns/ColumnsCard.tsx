import type { SetupImport } from '@portal/api/setup/setupImport';
import { announce } from '@portal/ui/announce';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { SelectField } from '@portal/ui/SelectField';
import { Text } from '@portal/ui/Text';
import { texts as common } from '../../../../texts.ts';
import styles from './ColumnsCard.module.css';
import { texts } from '../texts.ts';
import type { useMapping } from './useMapping.ts';

/** Which column of the file holds what, with its first values (SET-23). */
export function ColumnsCard(props: { shown: SetupImport; columns: ReturnType<typeof useMapping> }) {
  const { shown, columns } = props;
  const { mapping, error } = columns;
  const fieldOf = new Map(Object.entries(mapping).map(([field, column]) => [column, field]));
  const options = [
    { value: '', label: texts.leaveOut },
    ...shown.fields.map((field) => ({ value: field, label: shown.labels[field] ?? field })),
  ];
  function choose(column: string, field: string): void {
    const before = columns.choose(column, field === '' ? null : field);
    if (before !== undefined) announce(texts.noLonger(before), null);
  }
  return (
    <Card
      title={texts.columns}
      titleEnd={
        <Text as="span" size="caption" tone="third">
          {texts.recognised(fieldOf.size, shown.columns.length)}
        </Text>
      }
    >
      {error !== null && (
        <Banner
          tone="offline"
          live
          actions={
            <Button size="small" onClick={() => columns.flush()}>
              {common.retry}
            </Button>
          }
        >
          {error}
        </Banner>
      )}
      <div className={styles.head} aria-hidden="true">
        <span>{texts.inFile}</span>
        <span>{texts.example}</span>
        <span>{texts.inPortal}</span>
      </div>
      <ul className={styles.columns}>
        {shown.columns.map((column, place) => (
          <li key={column} className={styles.column}>
            <span className={styles.name}>{column}</span>
            <span className={styles.samples}>{shown.samples[place]?.join('\u00A0· ')}</span>
            <SelectField
              className={styles.field}
              label={texts.fieldOf(column)}
              labelHidden
              value={fieldOf.get(column) ?? ''}
              options={options}
              onChange={(field) => choose(column, field)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
