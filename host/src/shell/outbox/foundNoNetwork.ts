/** No answer came: nothing that a server said. What remotes throw is made by code of their own. */
export function foundNoNetwork(error: unknown): boolean {
  return Reflect.get(Object(error), 'isOffline') === true;
}
