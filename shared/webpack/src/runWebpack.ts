import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs webpack once and closes it.
 * @throws with webpack's messages when the build has errors.
 */
export function runWebpack(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) {
      reject(new Error('webpack refused the configuration.'));
      return;
    }
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        const error = failure ?? closing;
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack ended without a result.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats);
      });
    });
  });
}
