import type { Work } from '@portal/api/work';
import type { IsoDate } from '@portal/domain/lisbonDate';
import { Card } from '@portal/ui/Card';
import { Tabs } from '@portal/ui/Tabs';
import { useId, useRef, useState } from 'react';
import { GalleryButton } from './GalleryButton.tsx';
import { MediaDocuments } from './MediaDocuments.tsx';
import { MediaGallery } from './MediaGallery.tsx';
import { mediaGroups } from './mediaGroups.ts';
import { texts } from './texts.ts';

interface MediaCardProps {
  work: Work;
  today: IsoDate;
  /** The customer may add and remove own files (MED-06). */
  canChange: boolean;
}

/** Files of the service: gallery and documents, each by provider and customer. */
export function MediaCard({ work, today, canChange }: MediaCardProps) {
  const prefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<'gallery' | 'documents'>('gallery');
  const { gallery, documents } = mediaGroups(work.company_extras, work.client_extras);
  return (
    <div ref={element}>
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
            <MediaGallery work={work} today={today} canChange={canChange} />
          ) : (
            <MediaDocuments work={work} today={today} canChange={canChange} />
          )}
        </div>
      </Card>
      {tab === 'gallery' && <GalleryButton gallery={element} />}
    </div>
  );
}
