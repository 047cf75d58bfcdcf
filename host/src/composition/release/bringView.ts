import type { View } from '@portal/contract/navigation';
import type { Release } from '@portal/contract/release';

/** Brings the files of one view of a release into the browser's cache, and runs none of them. */
export async function bringView({ base, views }: Release, view: View): Promise<void> {
  const { scripts = [], styles = [] } = views[`${view.kind}-${view.name}`] ?? {};
  const bring = async (path: string) => (await fetch(base + path)).arrayBuffer();
  await Promise.all([...scripts, ...styles].map(bring));
}
