import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import { Tabs } from '@portal/ui/Tabs';
import { useId, useRef, useState } from 'react';
import { MediaDocuments } from './MediaDocuments.tsx';
import { MediaGallery } from './MediaGallery.tsx';
import { mediaGroups } from '@portal/remote/files/mediaGroups';
import { texts } from '../texts.ts';
import { useBookingFiles } from './useBookingFiles.ts';

const galleryButton = lazyPart(
  () => import(/* webpackChunkName: "details-later" */ './GalleryButton.tsx'),
);

interface MediaCardProps {
  work: Work;
  today: IsoDate;
  /** The customer may add and remove own files (MED-06). */
  canChange: boolean;
}

/**
 * Files of the service: gallery and documents, each by provider and customer. Those of a booking come
 * from their own call; when that fails it is told, and what is known already stays (ERR-23).
 */
export function MediaCard({ work, today, canChange }: MediaCardProps) {
  const prefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<'gallery' | 'documents'>('gallery');
  const { Arrived: GalleryButton } = useLazyPart(galleryButton);
  const { files, failed, retry } = useBookingFiles(work);
  const { gallery, documents } = mediaGroups(files.company_extras, files.client_extras);
  const shown = {
    ...work,
    company_extras: files.company_extras,
    client_extras: files.client_extras,
  };
  return (
    <div ref={element}>
      <Card title={texts.media.title}>
        {failed && (
          <Banner
            tone="danger"
            live
            title={texts.media.failedTitle}
            actions={
              <Button size="small" onClick={() => retry()}>
                {texts.media.retry}
              </Button>
            }
          >
            {texts.media.failed}
          </Banner>
        )}
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
            <MediaGallery work={shown} today={today} canChange={canChange} />
          ) : (
            <MediaDocuments work={shown} today={today} canChange={canChange} />
          )}
        </div>
      </Card>
      {tab === 'gallery' && GalleryButton && <GalleryButton gallery={element} />}
    </div>
  );
}
