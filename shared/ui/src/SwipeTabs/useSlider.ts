import { SWIPER_SPEED_MS } from '@portal/domain/limits';
import type KeenSlider from 'keen-slider';
import type { KeenSliderInstance } from 'keen-slider';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Makes the children of an element slide, by a tab and after a gesture in the same time (LIM-05). `onSlide` is told where a
 * gesture has come to rest. The slider is loaded when it is first needed and `isReady`: a page without one does not
 * ship it, and without it nothing slides but everything can be shown.
 */
export function useSlider(
  count: number,
  index: number,
  onSlide: (position: number) => void,
  isReady: boolean,
): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance>(null);
  const handleSlide = useEffectEvent(onSlide);

  const create = useEffectEvent((Slider: typeof KeenSlider, element: HTMLElement) => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.dataset['slides'] = '';
    return new Slider(element, {
      initial: index,
      selector: (slides: HTMLElement) =>
        [...slides.children].filter((child) => child instanceof HTMLElement),
      rubberband: !reduced,
      defaultAnimation: { duration: reduced ? 1 : SWIPER_SPEED_MS },
      // The library has a gesture come to rest in half a second of its own.
      dragEnded: ({ animator, moveToIdx }) => {
        if (animator.targetIdx !== null) moveToIdx(animator.targetIdx, true);
      },
      // Only a gesture decides: an animation to a far tab passes over the others.
      animationEnded: (instance) => handleSlide(instance.track.details.rel),
    });
  });

  useEffect(() => {
    const element = container.current;
    if (!element || !isReady) return;
    let isMounted = true;
    let measured = 0;
    let observer: ResizeObserver | undefined;
    const slide = async () => {
      const { default: Slider } = await import(/* webpackChunkName: "slider" */ 'keen-slider');
      if (!isMounted) return;
      // The page may be put together out of sight: a slider that measures nothing shows nothing.
      observer = new ResizeObserver(() => {
        // Its height changes with the chosen panel; only the width matters to the slider.
        const width = element.clientWidth;
        if (width === 0 || width === measured) return;
        measured = width;
        if (slider.current) slider.current.update();
        else slider.current = create(Slider, element);
      });
      observer.observe(element);
    };
    // Offline the tabs do without.
    slide().catch(() => undefined);
    return () => {
      isMounted = false;
      observer?.disconnect();
      slider.current?.destroy();
      slider.current = null;
      delete element.dataset['slides'];
    };
  }, [count, isReady]);

  useEffect(() => {
    if (slider.current && slider.current.track.details.rel !== index)
      slider.current.moveToIdx(index);
  }, [index]);

  return container;
}
