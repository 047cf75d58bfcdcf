import { hostConfig } from '@portal/webpack/hostConfig';

export default hostConfig(import.meta.dirname);
