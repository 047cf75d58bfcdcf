import type { MediaFile } from '@portal/api/media';
import type { Work } from '@portal/api/work';
import { usePortal } from '@portal/remote/usePortal';
import { Card } from '@portal/ui/Card';
import { IconButton } from '@portal/ui/IconButton';
import { Download, FileText, Trash2 } from '@portal/ui/icons';
import { List, ListRow } from '@portal/ui/ListRow';
import { MediaTiles } from '@portal/ui/MediaTiles';
import { Stack } from '@portal/ui/Stack';
import { Tabs } from '@portal/ui/Tabs';
import { Text } from '@portal/ui/Text';
import { formatDayMonth, lisbonToday, type IsoDate } from '@portal/domain/lisbonDate';
import { DELETE_RUNNING } from '@portal/api/messages';
import { useId, useState } from 'react';
import { kindOfFile, mediaGroups } from './mediaGroups.ts';
import { MediaViewer } from './MediaViewer.tsx';
import { texts } from './texts.ts';
import { UploadButton } from './UploadButton.tsx';
import { useRemoveFile } from './useRemoveFile.ts';

interface MediaCardProps {
  work: Work;
  today: IsoDate;
  /** The customer may add and remove own files (MED-06). */
  canChange: boolean;
}

function tileLabel(file: MediaFile, position: number): string {
  const name = file.description ?? texts.media.unnamed;
  return kindOfFile(file) === 'video'
    ? texts.media.video(position, name)
    : texts.media.photo(position, name);
}

/** Photographs and videos in squares, by who sent them (MED-01, MED-02). */
function Gallery({ work, canChange }: Pick<MediaCardProps, 'work' | 'canChange'>) {
  const [openId, setOpenId] = useState<string | null>(null);
  const remove = useRemoveFile(work.id);
  const { gallery } = mediaGroups(work.company_extras, work.client_extras);
  const all = [...gallery.provider, ...gallery.customer];
  const openIndex = all.findIndex((file) => file.id === openId);
  const openFile = all[openIndex];
  const tiles = (files: readonly MediaFile[]) => (
    <MediaTiles
      tiles={files.map((file, index) => ({
        id: file.id,
        label: tileLabel(file, index + 1),
        src: file.thumbnail_url ?? (kindOfFile(file) === 'image' ? file.url : null),
        kind: kindOfFile(file) === 'video' ? 'video' : 'photo',
        onOpen: () => setOpenId(file.id),
      }))}
    />
  );
  return (
    <Stack>
      {all.length === 0 && (
        <Text tone="third" size="small">
          {texts.media.noPhotos}
        </Text>
      )}
      {gallery.provider.length > 0 && (
        <Stack gap="small">
          <Text as="h3" size="small" tone="second">
            {texts.media.fromProvider(gallery.provider.length)}
          </Text>
          {tiles(gallery.provider)}
        </Stack>
      )}
      {gallery.customer.length > 0 && (
        <Stack gap="small">
          <Text as="h3" size="small" tone="second">
            {texts.media.fromCustomer(gallery.customer.length)}
          </Text>
          {tiles(gallery.customer)}
        </Stack>
      )}
      {canChange && (
        <UploadButton id={work.id} kinds={['image', 'video']} label={texts.media.addPhoto} />
      )}
      {openFile && (
        <MediaViewer
          files={all}
          index={openIndex}
          onMove={(index) => setOpenId(all[index]?.id ?? null)}
          onClose={() => setOpenId(null)}
          removing={remove.removing === openFile.id}
          onRemove={
            canChange && gallery.customer.includes(openFile)
              ? async (file) => {
                  if (await remove.run(file)) setOpenId(null);
                }
              : undefined
          }
        />
      )}
    </Stack>
  );
}

/** Documents as rows, by who sent them (MED-01, MED-02). */
function Documents({ work, today, canChange }: MediaCardProps) {
  const { native } = usePortal();
  const remove = useRemoveFile(work.id);
  const { documents } = mediaGroups(work.company_extras, work.client_extras);
  const rows = (files: readonly MediaFile[], isOwn: boolean) => (
    <List>
      {files.map((file) => {
        const name = file.description ?? texts.media.unnamed;
        return (
          <ListRow
            key={file.id}
            media={<FileText />}
            title={name}
            sub={
              remove.removing === file.id ? (
                <span role="status">{DELETE_RUNNING}</span>
              ) : (
                formatDayMonth(lisbonToday(new Date(file.date)), today)
              )
            }
            end={
              <>
                <IconButton
                  label={texts.media.downloadNamed(name)}
                  icon={<Download />}
                  onClick={() => void native.download({ url: file.url, name })}
                />
                {isOwn && canChange && (
                  <IconButton
                    label={texts.media.removeNamed(name)}
                    icon={<Trash2 />}
                    onClick={() => void remove.run(file)}
                  />
                )}
              </>
            }
          />
        );
      })}
    </List>
  );
  const isEmpty = documents.provider.length + documents.customer.length === 0;
  return (
    <Stack>
      {isEmpty && (
        <Text tone="third" size="small">
          {texts.media.noDocuments}
        </Text>
      )}
      {documents.provider.length > 0 && (
        <Stack gap="small">
          <Text as="h3" size="small" tone="second">
            {texts.media.fromProvider(documents.provider.length)}
          </Text>
          {rows(documents.provider, false)}
        </Stack>
      )}
      {documents.customer.length > 0 && (
        <Stack gap="small">
          <Text as="h3" size="small" tone="second">
            {texts.media.fromCustomer(documents.customer.length)}
          </Text>
          {rows(documents.customer, true)}
        </Stack>
      )}
      {canChange && (
        <UploadButton id={work.id} kinds={['document']} label={texts.media.addDocument} />
      )}
    </Stack>
  );
}

/** Files of the service: gallery and documents, each by provider and customer. */
export function MediaCard({ work, today, canChange }: MediaCardProps) {
  const prefix = useId();
  const [tab, setTab] = useState<'gallery' | 'documents'>('gallery');
  const { gallery, documents } = mediaGroups(work.company_extras, work.client_extras);
  return (
    <Card title={texts.media.title}>
      <Tabs
        look="boxed"
        label={texts.media.kinds}
        idPrefix={prefix}
        selected={tab}
        onSelect={(id) => setTab(id === 'documents' ? 'documents' : 'gallery')}
        tabs={[
          {
            id: 'gallery',
            title: texts.media.gallery,
            count: gallery.provider.length + gallery.customer.length,
          },
          {
            id: 'documents',
            title: texts.media.documents,
            count: documents.provider.length + documents.customer.length,
          },
        ]}
      />
      <div role="tabpanel" id={`${prefix}-panel-${tab}`} aria-labelledby={`${prefix}-tab-${tab}`}>
        {tab === 'gallery' ? (
          <Gallery work={work} canChange={canChange} />
        ) : (
          <Documents work={work} today={today} canChange={canChange} />
        )}
      </div>
    </Card>
  );
}
