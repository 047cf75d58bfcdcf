import type { Configuration } from 'webpack';

/** What a build is for; every package configuration is a function of it. */
export interface BuildRequest {
  /** `production` is what a release is made of; `development` is served by the dev server. */
  mode: 'production' | 'development';
  /** Version of the release, for example `0.1.0+3f9a1c2b4d5e`. */
  version: string;
  /** Where the files go; `dist` inside the package when absent. */
  outputFolder?: string;
}

/** Default export of a package's webpack.config.ts. */
export type PackageBuild = (request: BuildRequest) => Configuration;
