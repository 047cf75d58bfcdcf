import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Text } from '@portal/ui/Text';
import { useState } from 'react';
import { PORTAL_ADDRESSES } from '../../address/portalAddresses.ts';
import { texts } from './texts.ts';
import styles from './VideoDialog.module.css';

/** The tutorial video (CKE-22). Nothing is asked of the video's host before it is played. */
export function VideoDialog({ onClose }: { onClose: () => void }) {
  const [playing, setPlaying] = useState(false);
  return (
    <Dialog
      title={texts.video.title}
      kind="plain"
      wide
      closable
      onClose={onClose}
      actions={
        !playing && (
          <Button variant="primary" block onClick={() => setPlaying(true)}>
            {texts.video.play}
          </Button>
        )
      }
    >
      {playing ? (
        <iframe
          // The button that had the focus is gone.
          ref={(frame) => frame?.focus()}
          className={styles.frame}
          title={texts.video.frame}
          src={`${PORTAL_ADDRESSES.videoOrigin}/embed/${PORTAL_ADDRESSES.tutorialVideoId}?autoplay=1&rel=0&hl=pt-PT`}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        <>
          <Text>{texts.video.body}</Text>
          <Text size="small" tone="second">
            {texts.video.notice}
          </Text>
        </>
      )}
    </Dialog>
  );
}
