import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { WebpackPluginInstance } from 'webpack';
import { STYLE_SEAL } from './styleSeal.ts';

/**
 * Lets the page seal the style sheets of lazy chunks before they are asked for. An import map does
 * that for scripts; for styles browsers have nothing like it.
 */
export const sealStylesPlugin: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.compilation.tap('SealStyles', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'SealStyles',
        (source, { tag }) => `${source}globalThis.${STYLE_SEAL}?.(${tag});`,
      );
    });
  },
};
