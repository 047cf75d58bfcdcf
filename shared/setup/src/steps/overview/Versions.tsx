import { useQuery } from '@portal/remote/query';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { List, ListRow } from '@portal/ui/ListRow';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { useDraftReplacement } from '../../draft/useDraftReplacement.ts';
import { texts } from '../../texts.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

/** What was published, and the way back to it (SET-21). What was never published is given up only after a question. */
export function Versions() {
  const api = useSetupApi();
  const { state, store } = useDraft();
  const { data } = useQuery({ queryKey: ['versions'], queryFn: () => api.versions() });
  const [asked, setAsked] = useState<number | null>(null);
  const { failure, replaceBy } = useDraftReplacement();
  if (data === undefined || data.versions.length === 0) return null;

  async function restore(n: number): Promise<void> {
    const words = { done: texts.restored, failed: texts.restoreFailed };
    await replaceBy((revision) => api.restore(n, revision), words);
    setAsked(null);
  }

  return (
    <Card title={texts.versions}>
      {failure !== null && (
        <Banner tone="danger" live>
          {failure}
        </Banner>
      )}
      <List>
        {data.versions.map(({ n, published_at: at, published_by: by }, index) => (
          <ListRow
            key={n}
            title={texts.versionOf(n, formatDayMonthYear(lisbonToday(new Date(at))), by)}
            end={
              index > 0 && (
                <Button
                  size="small"
                  onClick={() =>
                    state.differs || store.unsaved().length > 0 ? setAsked(n) : restore(n)
                  }
                >
                  {texts.restore}
                </Button>
              )
            }
          />
        ))}
      </List>
      {asked !== null && (
        <ReplaceDialog
          question={texts.restoreQuestion(asked)}
          action={texts.restore}
          onReplace={() => restore(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
