import { pageConfig } from '@portal/webpack/pageConfig';

export default pageConfig(import.meta.dirname);
