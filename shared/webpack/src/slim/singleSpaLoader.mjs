const SPREAD = /^function e\(e,t\)\{.*?(?=function a\(e,t\))/s;
const FIND_ELEMENT = /function a\(e,t\)\{.*?(?=var c=null;try)/s;
const CHECKS = /if\((?:"object"!==n\(e\)|[^()]*)\)throw (?:new )?Error\("[^"]*"\);/g;
const WARNING = /e\.suppressComponentDidCatchWarning\|\|.*?(?=var r=y\(e,t,)/s;

/** @type {readonly [string | RegExp, string][]} */
const CHANGES = [
  [SPREAD, ''],
  [FIND_ELEMENT, 'function a(e,t){return function(){return t.domElement}}'],
  [CHECKS, ''],
  [WARNING, ''],
  ['t(t({},u),e)', '{...u,...e}'],
  ['t(t({},n),{},{mountFinished:', '{...n,mountFinished:'],
  ['}}),a)}export', '}},a)}export'],
];

/**
 * Takes out of single-spa-react what no remote in this shell asks of it: looking for an element to
 * mount on (the shell gives one), checks of options, which types make, the warning about a
 * missing error boundary, and the spreading of objects by hand.
 *
 * @param {string} source
 * @returns {string}
 * @throws when the library is not the one that this was written for
 */
export default function singleSpaLoader(source) {
  return CHANGES.reduce((text, [what, instead]) => {
    const changed = text.replace(what, () => instead);
    if (changed === text) throw new Error(`single-spa-react has changed: ${what} is not in it.`);
    return changed;
  }, source);
}
