import webpack, { type Configuration, type RuleSetRule } from 'webpack';

/** The same class names, and no style sheets: whoever draws on a server only has to name them. */
function withoutSheets(rule: RuleSetRule): RuleSetRule {
  const styles = Array.isArray(rule.use) ? rule.use.at(-1) : undefined;
  if (typeof styles !== 'object' || styles === null || !('options' in styles)) return rule;
  const options = Object(styles.options);
  const modules = { ...Object(options.modules), exportOnlyLocals: true };
  return { ...rule, use: [{ ...styles, options: { ...options, modules } }] };
}

const isRule = (rule: unknown): rule is RuleSetRule => typeof rule === 'object' && rule !== null;

/**
 * The configuration of a program that draws on a server, from that of the package it belongs to: one file for Node, which
 * exports what `entry` does.
 */
export function drawingConfig(
  base: Configuration,
  entry: string,
  output: string,
  constants: Record<string, string> = {},
): Configuration {
  return {
    ...base,
    name: `${base.name ?? ''} drawing`,
    entry: { draw: entry },
    target: 'node20',
    output: {
      path: output,
      module: true,
      chunkFormat: 'module',
      filename: '[name].mjs',
      library: { type: 'module' },
    },
    module: {
      ...base.module,
      rules: (base.module?.rules ?? [])
        .filter(isRule)
        .map((rule) =>
          rule.type === 'asset/resource'
            ? { ...rule, generator: { emit: false } }
            : withoutSheets(rule),
        ),
    },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin(constants),
    ],
    optimization: { minimize: false },
  };
}
