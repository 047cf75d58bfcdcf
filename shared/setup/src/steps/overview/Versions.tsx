import { useQuery } from '@portal/remote/query';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { List, ListRow } from '@portal/ui/ListRow';
import { announce } from '@portal/ui/announce';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { texts } from '../../texts.ts';

/** What was published, and the way back to it (SET-21). */
export function Versions() {
  const api = useSetupApi();
  const { state, store } = useDraft();
  const { data } = useQuery({ queryKey: ['versions'], queryFn: () => api.versions() });
  if (data === undefined || data.versions.length === 0) return null;
  return (
    <Card title={texts.versions}>
      <List>
        {data.versions.map(({ n, published_at: at, published_by: by }, index) => (
          <ListRow
            key={n}
            title={texts.versionOf(n, formatDayMonthYear(lisbonToday(new Date(at))), by)}
            end={
              index > 0 && (
                <Button
                  size="small"
                  onClick={async () => {
                    store.replace(await api.restore(n, state.revision));
                    announce(texts.restored, null);
                  }}
                >
                  {texts.restore}
                </Button>
              )
            }
          />
        ))}
      </List>
    </Card>
  );
}
