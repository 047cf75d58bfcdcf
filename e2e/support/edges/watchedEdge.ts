import { openPortBeforeEdge, passOn, type PortBeforeEdge } from './portBeforeEdge.ts';

export interface WatchedEdge extends PortBeforeEdge {
  /** Paths of everything that reached the edge since the last call. */
  taken(): string[];
}

/** A port before the edge that notes what really goes over the network: not what a cache answered. */
export async function startWatchedEdge(edgePort: number): Promise<WatchedEdge> {
  let seen: string[] = [];
  const before = await openPortBeforeEdge((incoming, outgoing) => {
    seen.push(incoming.url ?? '');
    passOn(incoming, outgoing, edgePort);
  });
  return {
    ...before,
    taken() {
      const paths = seen;
      seen = [];
      return paths;
    },
  };
}
