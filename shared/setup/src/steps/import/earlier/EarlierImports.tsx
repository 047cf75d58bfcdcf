import type { ProviderImport } from '@portal/api/provider/providerImport';
import { Card } from '@portal/ui/Card';
import { Text } from '@portal/ui/Text';
import { useState } from 'react';
import { EarlierPage } from './EarlierPage.tsx';
import { EndDialog } from './EndDialog.tsx';
import { texts } from './texts.ts';

/** Files that were sent, newest first, whoever sent them; the way back to each, and its end (SET-25). */
export function EarlierImports() {
  /** Where each page that is shown begins; the first one at the newest. */
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const [ended, setEnded] = useState<ProviderImport | null>(null);
  return (
    <Card title={texts.title}>
      {cursors.map((cursor, index) => (
        <EarlierPage
          key={cursor ?? ''}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
          onEnd={setEnded}
        />
      ))}
      <Text size="small" tone="second">
        {texts.rule}
      </Text>
      {ended && <EndDialog ended={ended} onClose={() => setEnded(null)} />}
    </Card>
  );
}
