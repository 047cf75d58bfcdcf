import type { CalendarFeedAddress } from '@portal/api/account/calendarFeed';
import { Button } from '@portal/ui/Button';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { Copy } from '@portal/ui/icons/documents/Copy';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useRef, useState } from 'react';
import styles from './FeedAddress.module.css';
import { texts } from './texts.ts';

/** A new address, shown this once, with what a calendar does with it (FEED-01, FEED-07). */
export function FeedAddress({ address }: { address: CalendarFeedAddress }) {
  const shown = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address.https);
      setOutcome(texts.copied);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome(texts.notCopied);
    }
  }

  return (
    <Stack gap="medium">
      <code ref={shown} className={styles.address}>
        {address.https}
      </code>
      <Text tone="second">{texts.once}</Text>
      <Button variant="primary" block icon={<Copy />} onClick={copy}>
        {texts.copy}
      </Button>
      <p role="status">{outcome}</p>
      <Button block icon={<CalendarPlus />} href={address.address}>
        {texts.subscribe}
      </Button>
      <Text tone="second">{texts.delay}</Text>
    </Stack>
  );
}
