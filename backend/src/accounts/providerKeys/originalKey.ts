/**
 * The key that `POST /mgmt/providers/{domain}/api-key` makes: a provider has one at most, of scope `all`, beside those with
 * names. This is its id and its name.
 */
export const ORIGINAL_KEY = 'original';
