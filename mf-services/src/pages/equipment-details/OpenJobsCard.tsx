import type { Item } from '@portal/api/items/item';
import type { OpenJob } from '@portal/api/work/budget/openJob';
import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { useNow } from '@portal/remote/useNow';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Row, Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useRef } from 'react';
import { UrgencyTag } from '../../parts/UrgencyTag.tsx';
import { appHref } from '../../work/appHref.ts';
import { detailsPath } from '../../work/cardTitle.ts';
import { euroText } from '../../work/euroText.ts';
import styles from './OpenJobsCard.module.css';
import { texts } from './texts.ts';
import { useOpenJob } from './useOpenJob.ts';

/** After this time the same job may be asked for once more, in milliseconds (BUD-28). */
const REQUEST_PAUSE_MS = 86_400_000;

interface OpenJobRowProps {
  itemId: string;
  job: OpenJob;
  now: Date;
  onHidden: () => void;
}

function OpenJobRow({ itemId, job, now, onHidden }: OpenJobRowProps) {
  const words = texts.openJobs;
  const { navigation } = usePortal();
  const { request, hide } = useOpenJob(itemId, job, onHidden);
  const asked = job.requested_at === null ? null : new Date(job.requested_at);
  const isJustAsked = asked !== null && now.getTime() < asked.getTime() + REQUEST_PAUSE_MS;
  const when = formatDateWithYear(lisbonToday(new Date(job.at)));
  return (
    <li className={styles.job}>
      <Row between gap="small">
        <Text as="h3" size="body" className={styles.title}>
          {job.title}
        </Text>
        <UrgencyTag urgency={job.urgency} />
      </Row>
      <Text size="small" tone="second" figures>
        {words.price(euroText(job.subtotal), when)}
      </Text>
      {asked && (
        <Text size="small" tone="success">
          {words.requestedAt(formatDateWithYear(lisbonToday(asked)), lisbonTime(asked))}
        </Text>
      )}
      <Row gap="small">
        {job.allow_decision && (
          <Button
            size="small"
            href={appHref(navigation, `${detailsPath(job.work_id)}&review=t`)}
            aria-label={words.named(words.review, job.title)}
          >
            {words.review}
          </Button>
        )}
        {!job.allow_decision && !isJustAsked && (
          <Button
            size="small"
            loading={request.busy}
            aria-label={words.named(words.request, job.title)}
            onClick={() => request.run()}
          >
            {words.request}
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          loading={hide.busy}
          aria-label={words.named(words.hide, job.title)}
          onClick={() => hide.run()}
        >
          {words.hide}
        </Button>
      </Row>
    </li>
  );
}

/** Jobs of the item that were declined or put off, until they are done or not needed any more (BUD-28). */
export function OpenJobsCard({ item }: { item: Item }) {
  const now = useNow();
  const title = useRef<HTMLHeadingElement>(null);
  const jobs = item.open_jobs ?? [];
  if (jobs.length === 0) return null;
  return (
    <Card title={texts.openJobs.title} titleRef={title}>
      <Stack as="ul" gap="normal">
        {jobs.map((job) => (
          <OpenJobRow
            key={job.id}
            itemId={item.id}
            job={job}
            now={now}
            // The button is gone: reading goes on where the list begins.
            onHidden={() => title.current?.focus()}
          />
        ))}
      </Stack>
    </Card>
  );
}
