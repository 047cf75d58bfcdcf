/**
 * How Node is started for an edge, as `deploy/bin/portal` does it. What is read for one page is of no use to the next: a young
 * generation of 2 MB collects it soon, where the usual one of 16 MB leaves 75 MB more lying, and what outlives it is
 * collected once the heap has grown by a third, where the usual two to four times leave 50 MB (docs/operations.md).
 */
export const EDGE_FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=30'] as const;
