import { loadPart } from '@portal/ui/loadPart';

/** Brings ky, which the shell lends and which calls are sent by (C-858). Whoever asks after a failure begins anew. */
export const loadKy = () => loadPart(() => import(/* webpackChunkName: "ky" */ 'ky'));
