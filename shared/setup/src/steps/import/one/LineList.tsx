import type { LineFilter } from '@portal/api/provider/providerImport';
import type { SetupImport } from '@portal/api/setup/setupImport';
import { useState } from 'react';
import { LinePage } from './LinePage.tsx';

/** Lines in the order of the file, a page after the other. */
export function LineList({ shown, filter }: { shown: SetupImport; filter: LineFilter }) {
  /** Where each page that is shown begins; the first one at the first line. */
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return cursors.map((cursor, index) => (
    <LinePage
      key={cursor ?? ''}
      shown={shown}
      filter={filter}
      cursor={cursor}
      isLast={index === cursors.length - 1}
      onMore={(next) => setCursors([...cursors, next])}
    />
  ));
}
