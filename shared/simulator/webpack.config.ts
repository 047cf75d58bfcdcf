import type { PackageBuild } from '@portal/webpack/buildRequest';
import { pageConfig } from '@portal/webpack/pageConfig';

const page = pageConfig(import.meta.dirname);

/** The edge serves the page below this path, outside of production only. */
const build: PackageBuild = (request) => {
  const configuration = page(request);
  return { ...configuration, output: { ...configuration.output, publicPath: '/dev/wrapper/' } };
};

export default build;
