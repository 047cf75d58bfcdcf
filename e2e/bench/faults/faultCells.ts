import { FAULT_KINDS, type FaultKind } from './faultKinds.ts';
import { FAULTS, type Fault } from './faults.ts';

/** A cell of the tables of `docs/faults.md`. */
export interface FaultCell {
  kind: FaultKind;
  fault: Fault;
  /** Whether one answer goes wrong, or each until the wire is mended. */
  isOnce: boolean;
}

/** Every kind of file in every way that it can go wrong. */
export const FAULT_CELLS: readonly FaultCell[] = FAULT_KINDS.flatMap((kind) =>
  FAULTS.filter(({ delivery }) => !kind.without?.includes(delivery)).flatMap(({ delivery }) =>
    [true, false].map((isOnce) => ({ kind, fault: delivery, isOnce })),
  ),
);
