/** Who changes what nobody typed; a later choice may change it again. */
export const PRESET = 'preset';
