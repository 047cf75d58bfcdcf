import { remoteConfig } from '@portal/webpack/remoteConfig';

export default remoteConfig(import.meta.dirname);
