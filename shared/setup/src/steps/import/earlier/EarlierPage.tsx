import type { ProviderImport } from '@portal/api/provider/providerImport';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { useQuery } from '@portal/remote/query';
import { Button } from '@portal/ui/Button';
import { ErrorState } from '@portal/ui/ErrorState';
import { List, ListRow } from '@portal/ui/ListRow';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { TextLink } from '@portal/ui/TextLink';
import { useSetupApi } from '../../../calls/useSetupApi.ts';
import { fileNameOf } from '../fileNameOf.ts';
import { importAddress } from '../importAddress.ts';
import { refusedCall } from '../refusedCall.ts';
import { texts as one } from '../one/texts.ts';
import { texts as common } from '../texts.ts';
import { endingOf } from './endingOf.ts';
import { texts } from './texts.ts';

const when = (instant: string) => {
  const at = new Date(instant);
  return `${formatDayMonthYear(lisbonToday(at))}, ${lisbonTime(at)}`;
};

const about = ({ kind, lines, state, created_at: sent }: ProviderImport) =>
  [common.kinds[kind].title, one.lines(lines), texts.states[state], when(sent)].join(' · ');

/** A page of files that were sent, and the way to the next one. */
export function EarlierPage(props: {
  cursor: string | undefined;
  isLast: boolean;
  onMore: (next: string) => void;
  onEnd: (ended: ProviderImport) => void;
}) {
  const { cursor, isLast, onMore, onEnd } = props;
  const api = useSetupApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', cursor],
    queryFn: () => api.imports.list(cursor),
  });
  if (data === undefined)
    return error ? (
      <ErrorState title={refusedCall(error)} titleAs="h3" onRetry={() => refetch()} />
    ) : (
      <ListSkeleton rows={2} />
    );
  const { imports, next } = data;
  if (imports.length === 0 && cursor === undefined) return <p>{texts.none}</p>;
  return (
    <>
      <List>
        {imports.map((sent) => {
          const ending = endingOf(sent);
          const name = fileNameOf(sent);
          return (
            <ListRow
              key={sent.id}
              title={<TextLink href={importAddress(sent.id)}>{name}</TextLink>}
              sub={about(sent)}
              end={
                ending !== null && (
                  <Button
                    variant="dangerGhost"
                    size="small"
                    aria-label={ending === 'undo' ? texts.undoOf(name) : texts.removeOf(name)}
                    onClick={() => onEnd(sent)}
                  >
                    {texts[ending]}
                  </Button>
                )
              }
            />
          );
        })}
      </List>
      {isLast && next !== null && <Button onClick={() => onMore(next)}>{texts.more}</Button>}
    </>
  );
}
