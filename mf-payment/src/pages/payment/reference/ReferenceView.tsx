import { formatAmount, formatEuros } from '@portal/domain/money/cents';
import { groupDigits } from '@portal/domain/text/groupDigits';
import { paymentStateLabel } from '@portal/domain/money/paymentState';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { CopyList, CopyRow } from '@portal/ui/CopyRow';
import { Dock } from '@portal/ui/Dock';
import { Copy } from '@portal/ui/icons/documents/Copy';
import { Page } from '@portal/ui/Page';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { NoticeHero } from '@portal/ui/NoticeHero';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row } from '@portal/ui/Stack';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import { Ticket } from '@portal/ui/Ticket';
import { OfflineNote } from '../views/OfflineNote.tsx';
import { paymentDeadline } from '../deadline/paymentDeadline.ts';
import type { Attempt, PaymentPage } from '../toPaymentPage.ts';
import { Summary } from '../Summary.tsx';
import { texts } from '../texts.ts';
import { useNow } from '@portal/remote/useNow';
import { WaitingLine } from '../views/WaitingLine.tsx';

interface ReferenceViewProps {
  page: PaymentPage;
  attempt: Attempt;
  offline: boolean;
  onOtherMethod: () => void;
}

/** A Multibanco reference waiting for its payment; it stays until paid, expired or left for another method (C-193). */
export function ReferenceView({ page, attempt, offline, onOtherMethod }: ReferenceViewProps) {
  const { overlays } = usePortal();
  const deadline = paymentDeadline(page, useNow(), attempt.expiration_date ?? page.validUntil);
  const reference = attempt.reference ?? '';
  const entity = attempt.entity ?? '';
  const total = formatEuros(page.total);
  const copied = () => overlays.toast({ message: texts.copied, tone: 'success' });

  async function copyReference(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reference);
      copied();
    } catch {
      overlays.toast({ message: texts.copyFailed, tone: 'danger' });
    }
  }

  return (
    <Page dock>
      <PageHeading hidden>{texts.referenceTitle}</PageHeading>
      <TwoColumns
        sideLabel={texts.totalRegion}
        main={
          <>
            {offline && <OfflineNote />}
            <NoticeHero
              tone="attention"
              title={texts.missing(total)}
              titleAs="p"
              message={
                <>
                  {texts.referenceWhere}
                  <strong>{texts.referenceMenu}</strong>
                  {deadline === null ? texts.referenceEnd : texts.referenceUntil(deadline)}
                </>
              }
            >
              <WaitingLine>{offline ? texts.offlineWaiting : texts.waiting}</WaitingLine>
            </NoticeHero>
            <Ticket
              as="section"
              flushBottom
              top={
                <Row between>
                  <Text as="h2" size="card">
                    {texts.referenceTitle}
                  </Text>
                  <Tag tone="attention">{paymentStateLabel('PENDING')}</Tag>
                </Row>
              }
            >
              <CopyList>
                <CopyRow
                  label={texts.entity}
                  value={entity}
                  copyValue={entity}
                  copyName={texts.copyEntity}
                  onCopied={copied}
                />
                <CopyRow
                  label={texts.reference}
                  value={groupDigits(reference)}
                  copyValue={reference}
                  copyName={texts.copyReference}
                  onCopied={copied}
                />
                <CopyRow
                  label={texts.amount}
                  value={total}
                  copyValue={formatAmount(page.total)}
                  copyName={texts.copyAmount}
                  onCopied={copied}
                />
              </CopyList>
            </Ticket>
            <Summary page={page} />
            {!offline && (
              <Button variant="ghost" block onClick={onOtherMethod}>
                {texts.otherMethod}
              </Button>
            )}
          </>
        }
        side={
          <Dock>
            <Button variant="primary" icon={<Copy />} onClick={copyReference}>
              {texts.copyButton}
            </Button>
          </Dock>
        }
      />
    </Page>
  );
}
