import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { MediaViewerProps } from './mediaItem.ts';

export type { MediaItem, MediaViewerProps } from './mediaItem.ts';

let loaded: ComponentType<MediaViewerProps> | undefined;

/**
 * Photographs, videos and documents over the whole screen; mount it to open it. A swipe of 20 px
 * (MED-04), the arrow keys and two buttons move on; photographs can be enlarged by pinching, a
 * double tap, + and − or a button. Escape closes and the focus returns to the tile. Its code is
 * loaded when the first viewer opens; when that fails it closes again.
 */
export function MediaViewer(props: MediaViewerProps) {
  const [viewer, setViewer] = useState(() => loaded);
  const giveUp = useEffectEvent(() => props.onClose());
  useEffect(() => {
    if (loaded) return;
    let isMounted = true;
    import(/* webpackChunkName: "media-viewer" */ './Viewer.tsx').then(
      ({ Viewer }) => {
        loaded = Viewer;
        if (isMounted) setViewer(() => Viewer);
      },
      () => {
        if (isMounted) giveUp();
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return viewer ? createElement(viewer, props) : null;
}
