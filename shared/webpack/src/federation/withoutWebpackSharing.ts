import webpack, { type WebpackPluginInstance } from 'webpack';

const NAME = 'without-webpack-sharing';

/**
 * Leaves webpack's own sharing out of an entry: the federation plugin writes its own right behind, and takes its place
 * before anything has run.
 */
export const withoutWebpackSharing: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const isOfWebpack =
          module.name === 'sharing' && module.stage === webpack.RuntimeModule.STAGE_NORMAL;
        if (isOfWebpack) module.generate = () => null;
      });
    });
  },
};
