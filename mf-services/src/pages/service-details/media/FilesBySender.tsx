import type { MediaFile } from '@portal/api/work/mediaFile';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import type { ReactNode } from 'react';
import type { FilesOfSenders } from '@portal/remote/files/mediaGroups';
import { texts } from '../texts.ts';

interface FilesBySenderProps {
  files: FilesOfSenders;
  /** Said when nobody has sent one. */
  empty: string;
  draw: (files: readonly MediaFile[], isOwn: boolean) => ReactNode;
}

/** What the provider sent, then what the customer sent, each under its heading (MED-01, MED-02). */
export function FilesBySender({ files, empty, draw }: FilesBySenderProps) {
  const { provider, customer } = files;
  const sent = [
    { title: texts.media.fromProvider, group: provider, isOwn: false },
    { title: texts.media.fromCustomer, group: customer, isOwn: true },
  ].filter(({ group }) => group.length > 0);
  if (sent.length === 0) {
    return (
      <Text tone="third" size="small">
        {empty}
      </Text>
    );
  }
  return sent.map(({ title, group, isOwn }) => (
    <Stack key={String(isOwn)} gap="small">
      <Text as="h3" size="small" tone="second">
        {title(group.length)}
      </Text>
      {draw(group, isOwn)}
    </Stack>
  ));
}
