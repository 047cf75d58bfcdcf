/** Removal is offered only without works in progress and without scheduled ones (ITM-12). */
export function canRemoveItem(works: { inProgress: number; scheduled: number }): boolean {
  return works.inProgress === 0 && works.scheduled === 0;
}
