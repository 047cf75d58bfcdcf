/** After how long signed addresses are asked for anew, in milliseconds: each is good for half an hour at least (C-115). */
export const NEW_ADDRESSES_MS = 20 * 60_000;
