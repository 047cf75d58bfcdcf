/**
 * The failures that were told from so many networks, those of which most were, are left out of what a canary is judged
 * by: one visitor may have a line of IPv4 and one of IPv6.
 */
export const LEFT_OUT_NETWORKS = 2;
