/** The container, written by hand: no federation plugin is needed where nothing is shared. */
export const init = () => {};

/** @param exposed always `./remote` */
export const get = async (exposed: string) => {
  if (exposed !== './remote') throw new Error(`There is no ${exposed}.`);
  const remote = await import('./remote.ts');
  return () => remote;
};
