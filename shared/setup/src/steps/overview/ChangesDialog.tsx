import { useQuery } from '@portal/remote/query';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Loader } from '@portal/ui/Loader';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { BeforeAfter } from '../../changes/BeforeAfter.tsx';
import { innerChanges } from '../../changes/innerChanges.ts';
import { useExpertNames } from '../../changes/useExpertNames.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { texts } from '../../texts.ts';
import { labelOf } from './labelOf.ts';
import { nameOfRecord } from './nameOfRecord.ts';
import styles from './ChangesDialog.module.css';

/** Every value before and after, and the button that puts all of them in force (SET-20). */
export function ChangesDialog(props: {
  failure: string | null;
  /** Of the draft whose changes are listed. */
  onPublish: (revision: number) => Promise<void>;
  onClose: () => void;
}) {
  const api = useSetupApi();
  const { zone } = useDraft().state;
  const { data, error } = useQuery({
    queryKey: ['changes'],
    queryFn: () => api.changes(),
    staleTime: 0,
    gcTime: 0,
  });
  // Those that go are named, too.
  const gone = (data?.changes ?? []).flatMap(({ section, field, before, after }) => {
    const name =
      section === 'experts' && after === null ? nameOfRecord({ before, after }) : undefined;
    return name === undefined ? [] : [[field, name] as const];
  });
  const experts = new Map([...useExpertNames(), ...gone]);
  const listed = (data?.changes ?? []).flatMap((change) => {
    const { section, field, before, after } = change;
    const inner = innerChanges(field, before, after, experts, zone);
    // What only was written in another way, as an empty text for none, is no change to anybody.
    if (inner.length === 0) return [];
    return [
      { id: `${section}.${field}`, label: labelOf(section, field, nameOfRecord(change)), inner },
    ];
  });
  return (
    <Dialog
      title={texts.changesTitle}
      kind="plain"
      wide
      closable
      onClose={props.onClose}
      actions={
        <Button
          variant="primary"
          disabled={data === undefined}
          onClick={() => data && props.onPublish(data.revision)}
          loadingText={texts.publishing}
        >
          {texts.publish}
        </Button>
      }
    >
      {props.failure !== null && (
        <Banner tone="danger" live>
          {props.failure}
        </Banner>
      )}
      {error && <Banner tone="danger">{texts.failedTitle}</Banner>}
      {data === undefined && !error && <Loader />}
      <dl className={styles.changes}>
        {listed.map(({ id, label, inner }) => (
          <div key={id} className={styles.change}>
            <dt>{label}</dt>
            {inner.map((one, index) => (
              <dd key={`${index} ${one.place}`}>
                <BeforeAfter change={one} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
