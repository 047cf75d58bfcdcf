import type { RemoteLoad } from '@portal/rollout/telemetry';

/** Notes one attempt to put a release on the page. */
export type TellLoad = (load: RemoteLoad) => void;
