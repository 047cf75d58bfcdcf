import { PageHeading } from '@portal/ui/PageHeading';
import { Stack } from '@portal/ui/Stack';
import { TwoColumns } from '@portal/ui/TwoColumns';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { NextDock } from './NextDock.tsx';
import type { PageId } from './pages.ts';

/** One page of the set-up: its question, its cards, and the way on. */
export function StepPage(props: {
  id: PageId;
  heading: string;
  description: string;
  children: ReactNode;
  /** In the place of the way on; null for nothing. */
  dock?: ReactNode;
  /** Below the way on: in the side column. */
  side?: ReactNode;
}) {
  return (
    <Stack gap="large">
      <PageHeading description={props.description}>{props.heading}</PageHeading>
      <TwoColumns
        sideLabel={texts.goOn}
        main={props.children}
        side={
          <>
            {props.dock === undefined ? <NextDock id={props.id} /> : props.dock}
            {props.side}
          </>
        }
      />
    </Stack>
  );
}
