import { useQuery } from '@portal/remote/query';
import type { SetupPrepayment } from '@portal/api/setup/setupPrepayment';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { ErrorState } from '@portal/ui/ErrorState';
import { Pencil } from '@portal/ui/icons/controls/Pencil';
import { FormSkeleton } from '@portal/ui/Skeleton';
import { Tag } from '@portal/ui/Tag';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useServices } from '../../draft/records.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { texts as common } from '../../texts.ts';
import styles from './SentencesCard.module.css';
import { ServicePolicyDialog } from './ServicePolicyDialog.tsx';
import { texts } from './texts.ts';

/** Each service with what its customers will read in the last step of booking, by the rule that says it there (SET-18). */
export function SentencesCard() {
  const api = useSetupApi();
  const { state } = useDraft();
  const { records, rows, put } = useServices();
  const [edited, setEdited] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['prepayment', state.revision],
    queryFn: () => api.prepayment(),
    placeholderData: (earlier: SetupPrepayment | undefined) => earlier,
  });
  const known = edited === null ? null : records[edited];
  return (
    <Card title={texts.services}>
      <p>{texts.servicesAbout}</p>
      {error && <ErrorState title={common.failedTitle} onRetry={() => refetch()} />}
      {data === undefined && !error && <FormSkeleton />}
      {rows.length === 0 && <p>{texts.noServices}</p>}
      <ul className={styles.services}>
        {rows.map(({ id, row }) => {
          const said = data?.services.find((service) => service.id === id);
          return (
            <li key={id} className={styles.service}>
              <p className={styles.name}>
                {row.name} {row.policy !== null && <Tag>{texts.own}</Tag>}
              </p>
              {said?.price === null && <p>{texts.noPrice}</p>}
              {said?.sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <Button
                size="small"
                icon={<Pencil />}
                aria-label={texts.edit(row.name)}
                onClick={() => setEdited(id)}
              >
                {texts.change}
              </Button>
            </li>
          );
        })}
      </ul>
      {edited !== null && known && (
        <ServicePolicyDialog
          service={known}
          onKeep={(policy) => put(edited, { ...known, policy })}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
