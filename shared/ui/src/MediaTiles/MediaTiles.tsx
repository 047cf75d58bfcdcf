import { classNames } from '../classNames/classNames.ts';
import { FileText } from '../icons/documents/FileText.ts';
import { Lock } from '../icons/states/Lock.ts';
import { Play } from '../icons/controls/Play.ts';
import { Loader } from '../Loader/Loader.tsx';
import styles from './MediaTiles.module.css';

export interface MediaTile {
  id: string;
  /** Spoken name: «Fotografia 1: pastilhas gastas». */
  label: string;
  src?: string | null;
  kind?: 'photo' | 'video' | 'file';
  /** What it shows, under it: for the eye, the label says it already. */
  caption?: string;
  /** «0:18» */
  duration?: string;
  /** Lite mode: pixelated, with a padlock. */
  locked?: boolean;
  loading?: boolean;
  onOpen?: () => void;
}

export interface MediaTilesProps {
  tiles: readonly MediaTile[];
}

/** Photographs and videos in squares; larger where captions stand under them. */
export function MediaTiles({ tiles }: MediaTilesProps) {
  const isCaptioned = tiles.some(({ caption }) => caption !== undefined);
  return (
    <ul className={classNames(styles.media, isCaptioned && styles.captioned)}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <button
            type="button"
            className={classNames(styles.tile, tile.locked && styles.lite)}
            aria-busy={tile.loading || undefined}
            onClick={() => tile.onOpen?.()}
          >
            <span className="visually-hidden">
              {tile.label}
              {tile.duration && ', '}
            </span>
            {tile.src ? (
              <img src={tile.src} alt="" loading="lazy" />
            ) : (
              <FileText className={styles.file} />
            )}
            {tile.kind === 'video' && (
              <span className={styles.play}>
                <Play />
                {tile.duration}
              </span>
            )}
            {(tile.locked || tile.loading) && (
              <span className={styles.over}>
                <span>{tile.loading ? <Loader /> : <Lock />}</span>
              </span>
            )}
          </button>
          {tile.caption && (
            <span className={styles.caption} aria-hidden="true">
              {tile.caption}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
