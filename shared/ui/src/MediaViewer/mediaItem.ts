import type { ReactNode } from 'react';

/** One photograph, video or document of a viewer. */
export interface MediaItem {
  id: string;
  kind: 'photo' | 'video' | 'document';
  src: string;
  /** Caption; a photograph is read by it as well. */
  name: string;
  /** As it is shown: «14 jul.» */
  date?: string;
  /** What a video shows before it plays. */
  poster?: string;
}

export interface MediaViewerProps {
  items: readonly MediaItem[];
  /** Which of them is on show. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
  /** What is on show could not be loaded: its address may have ended. It is tried again with the one that it has then. */
  onFailed?: () => void;
  /** Without it there is no button for it. */
  onDownload?: (item: MediaItem) => void;
  /** What else can be done with an item: its removal. */
  actions?: (item: MediaItem) => ReactNode;
}
