import { MEDIA_SWIPE_PX } from '@portal/domain/limits';
import { useRef, useState, type PointerEvent } from 'react';
import { fitZoom, toggleZoom, type Zoom } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

export interface GestureOptions {
  /** Null where nothing can be enlarged. */
  zoom: Zoom | null;
  onZoom: (zoom: Zoom) => void;
  /** A swipe: 1 for the next, −1 for the one before. */
  onStep: (by: 1 | -1) => void;
}

/** Two taps within this time and this distance are one double tap. */
const DOUBLE_TAP_MS = 300;
const SAME_PLACE_PX = 24;
/** The bar of a video's own controls, where a drag means another thing. */
const VIDEO_BAR_PX = 72;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function isOnVideoBar({ target, clientY }: PointerEvent): boolean {
  if (!(target instanceof HTMLVideoElement)) return false;
  return clientY > target.getBoundingClientRect().bottom - VIDEO_BAR_PX;
}

/** Swipe, pinch, drag and double tap on the stage of a viewer. `drag` is how far a swipe has got. */
export function useGestures({ zoom, onZoom, onStep }: GestureOptions) {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ at: Point; zoom: Zoom | null; spread: number } | null>(null);
  const lastTap = useRef<Point & { time: number }>(null);
  const [drag, setDrag] = useState(0);
  const isEnlarged = zoom !== null && zoom.scale > 1;

  function begin(): void {
    const [first, second] = fingers.current.values();
    start.current = first
      ? { at: first, zoom, spread: second ? distance(first, second) : 0 }
      : null;
  }

  function tap(event: PointerEvent<HTMLElement>): void {
    const now = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const before = lastTap.current;
    lastTap.current = now;
    if (!zoom || !before || now.time - before.time > DOUBLE_TAP_MS) return;
    if (distance(now, before) > SAME_PLACE_PX) return;
    lastTap.current = null;
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [now.x - box.x - box.width / 2, now.y - box.y - box.height / 2];
    onZoom(fitZoom(toggleZoom(zoom, x, y), box.width, box.height));
  }

  return {
    drag,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (isOnVideoBar(event) || event.button !== 0) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        begin();
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!fingers.current.has(event.pointerId) || !start.current) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const { width, height } = event.currentTarget.getBoundingClientRect();
        const { at, zoom: from, spread } = start.current;
        const [first, second] = fingers.current.values();
        if (!first) return;
        if (second && from && spread > 0) {
          const scale = (from.scale * distance(first, second)) / spread;
          onZoom(fitZoom({ ...from, scale }, width, height));
        } else if (isEnlarged && from) {
          const moved = { ...from, x: from.x + first.x - at.x, y: from.y + first.y - at.y };
          onZoom(fitZoom(moved, width, height));
        } else if (!second) setDrag(first.x - at.x);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const began = start.current;
        const wasAlone = fingers.current.size === 1;
        if (!fingers.current.delete(event.pointerId)) return;
        setDrag(0);
        begin();
        if (!began || !wasAlone) return;
        const [x, y] = [event.clientX - began.at.x, event.clientY - began.at.y];
        const isSideways = Math.abs(x) >= MEDIA_SWIPE_PX && Math.abs(x) > Math.abs(y);
        if (!isEnlarged && isSideways) onStep(x < 0 ? 1 : -1);
        else if (Math.hypot(x, y) < SAME_PLACE_PX / 2) tap(event);
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        fingers.current.delete(event.pointerId);
        setDrag(0);
        begin();
      },
    },
  };
}
