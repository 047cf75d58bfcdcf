import { PageHeading } from '@portal/ui/PageHeading';
import { useEffect, useRef, type RefObject } from 'react';

interface StepHeadingProps {
  children: string;
  description?: string;
  /** Whether the customer moved between steps: then the new one starts at its top, with the focus. */
  moved: RefObject<boolean>;
}

/** The question of a step. */
export function StepHeading({ children, description, moved }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!moved.current) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <PageHeading ref={heading} description={description}>
      {children}
    </PageHeading>
  );
}
