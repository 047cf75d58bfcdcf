import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { PAYMENT_DUE } from '@portal/domain/money/isPaymentDue';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { usePortal } from '@portal/remote/usePortal';
import { IconButton } from '@portal/ui/IconButton';
import { Clock } from '@portal/ui/icons/time/Clock';
import { Share2 } from '@portal/ui/icons/messages/Share2';
import { Row } from '@portal/ui/Stack';
import { StateHero } from '@portal/ui/StateHero';
import { Tag } from '@portal/ui/Tag';
import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import { itemIcon, workIcon } from '../../../cards/itemIcon.tsx';
import { appHref } from '../../../work/appHref.ts';
import { paymentDueOfWork } from '../../../work/asks/askOf.ts';
import { cardTitle, detailsPath } from '../../../work/cardTitle.ts';
import styles from './DetailsHero.module.css';
import type { PrimaryAction } from '../actions/detailsActions.ts';
import { collectSentence } from './collectSentence.ts';
import { heroView } from './heroView.ts';
import { texts } from '../texts.ts';

const liveMark = lazyPart(
  () => import(/* webpackChunkName: "details-later" */ '../live/LiveMark.tsx'),
);

interface DetailsHeroProps {
  work: Work;
  primary: PrimaryAction | null;
  today: IsoDate;
  /** A lite visitor sees pixels and has nothing to share. */
  isLite?: boolean;
}

/** Item, state bars, state in words, date and time, and sharing (DET-01, DET-02, DET-09). */
export function DetailsHero({ work, primary, today, isLite = false }: DetailsHeroProps) {
  const { native, navigation, overlays, provider } = usePortal();
  const view = heroView(work, primary, provider.worksheetOperational, today);
  const title = cardTitle(work);
  const { Arrived: LiveMark } = useLazyPart(liveMark);

  const tags = [
    work.isAppointment && work.date_start && (
      <Tag key="when" icon={<Clock />}>
        {formatShortDate(work.date_start.slice(0, 10), today, work.time)}
      </Tag>
    ),
    paymentDueOfWork(work, provider.worksheetOperational) && (
      <Tag key="payment" tone="attention">
        {PAYMENT_DUE}
      </Tag>
    ),
  ].filter(Boolean);

  async function share(): Promise<void> {
    const url = `${window.location.origin}${appHref(navigation, detailsPath(work.id))}`;
    try {
      const result = await native.share({ title: `${title}, ${provider.name}`, url });
      if (result === 'copied') overlays.toast({ message: texts.linkCopied, tone: 'success' });
    } catch {
      // Where neither sharing nor copying works, the link can still be read and marked.
      await overlays.info({ title: texts.shareByHand, body: url });
    }
  }

  return (
    <div className={styles.hero}>
      <StateHero
        title={title}
        plate={work.item?.subtitle ?? undefined}
        image={work.item?.photo}
        icon={itemIcon(provider)}
        pixelated={isLite}
        workIcon={workIcon(provider)}
        state={view.state}
        stateName={view.name}
        tone={view.tone}
        message={[view.message, collectSentence(work, today)].filter(Boolean).join(' ')}
      >
        {LiveMark && <LiveMark state={view.name} />}
        {tags.length > 0 && <Row gap="small">{tags}</Row>}
      </StateHero>
      {!isLite && (
        <div className={styles.share}>
          <IconButton label={texts.share} icon={<Share2 />} onClick={() => void share()} />
        </div>
      )}
    </div>
  );
}
