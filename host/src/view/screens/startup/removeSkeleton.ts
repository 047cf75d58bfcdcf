/** Removes what the edge painted before the shell had something to show. */
export function removeSkeleton(): void {
  document.getElementById('boot-skeleton')?.remove();
}
