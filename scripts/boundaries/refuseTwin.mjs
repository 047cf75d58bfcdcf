/**
 * Whether two files of a folder are told apart by nothing but capital letters, which some
 * file systems and most readers do not see.
 * @param {string} file name of the file, without its folder
 * @param {string[]} folder all names of the folder
 */
export function refuseTwin(file, folder) {
  const stemOf = (name) => name.slice(0, name.indexOf('.'));
  const stem = stemOf(file);
  const twin = folder
    .map(stemOf)
    .find((other) => other !== stem && other.toLowerCase() === stem.toLowerCase());
  if (twin === undefined) return undefined;
  return `${file} differs from ${twin} beside it by capital letters only: give one of them a name of its own.`;
}
