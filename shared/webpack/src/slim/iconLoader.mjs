/**
 * Takes the keys and names out of an icon's data: its parts are passed as arguments, not as a list,
 * and random letters do not compress.
 *
 * @param {string} source
 * @returns {string}
 */
export default function iconLoader(source) {
  return source.replace(/, key: "\w+"/g, '').replace(/^ {2}name: "[\w-]+",\n/m, '');
}
