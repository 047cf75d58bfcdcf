import { SETUP_FILES } from '@portal/api/setup/setupPath';
import type { PackageBuild } from '@portal/webpack/buildRequest';
import { pageConfig } from '@portal/webpack/pageConfig';

const page = pageConfig(import.meta.dirname);

/** The edge serves the files of the page below this path. */
const build: PackageBuild = (request) => {
  const configuration = page(request);
  return {
    ...configuration,
    output: { ...configuration.output, publicPath: `${SETUP_FILES}/` },
  };
};

export default build;
