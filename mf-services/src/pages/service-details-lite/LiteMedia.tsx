import type { Work } from '@portal/api/work/work';
import { usePortal } from '@portal/remote/usePortal';
import { Card } from '@portal/ui/Card';
import { Lock } from '@portal/ui/icons/states/Lock';
import { MediaTiles } from '@portal/ui/MediaTiles';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import { texts } from '../../lite/texts.ts';
import { mediaGroups } from '@portal/remote/files/mediaGroups';

/** The photographs as pixels: they can neither be opened nor downloaded nor added to (LITE-02, LITE-03). */
export function LiteMedia({
  work,
  askForAccount,
}: {
  work: Work;
  askForAccount: (body: string) => void;
}) {
  const { provider } = usePortal();
  const files = mediaGroups(work.company_extras, []).gallery.provider;
  if (files.length === 0) return null;
  return (
    <Card title={texts.photos} titleEnd={<Tag icon={<Lock />}>{texts.locked}</Tag>}>
      <MediaTiles
        tiles={files.map((file) => ({
          id: file.id,
          label: texts.lockedPhoto,
          src: file.thumbnail_url,
          locked: true,
          onOpen: () => askForAccount(texts.ask.photo),
        }))}
      />
      <Text size="small" tone="second">
        {texts.lockedBody(provider.name)}
      </Text>
    </Card>
  );
}
