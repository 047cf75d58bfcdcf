import { remoteConfig } from '@portal/remote-react/webpack';

export default remoteConfig(import.meta.dirname);
