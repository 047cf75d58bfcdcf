import type { ComponentType } from 'react';

/** What stands in the place of a view that threw, in shells that do not take it back. */
export type CrashedView = ComponentType<{ onRetry: () => void }>;
