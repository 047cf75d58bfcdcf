/**
 * Lets the minifier drop those parts of react-router that nobody imports. The library is one file
 * whose components are made by calls and get their names afterwards, so that without this each of
 * them counts as used: a third of what the router weighs.
 *
 * @param {string} source
 * @returns {string}
 */
export default function routerLoader(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(
      /= (class extends React\d*\.Component \{[\s\S]*?\n\};)\n\w+\.contextType = (\w+);$/m,
      '= /* @__PURE__ */ (() => { const Made = $1\nMade.contextType = $2; return Made; })();',
    );
}
