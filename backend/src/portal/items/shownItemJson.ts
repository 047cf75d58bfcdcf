/** What `itemOnWire` shows of an item as JSON, null without one. `id` is an SQL expression. */
export function shownItemJson(id: string): string {
  return `(select json_build_object('id', item.id, 'foId', item.fo_id, 'specs', item.specs, 'photoId', item.photo_id)
    from items item where item.id = ${id})`;
}
