import { useAtom } from 'jotai';
import { liteProofsAtom } from './liteProofsAtom.ts';

/** The proof of a link's visitor for one work, null before a code was entered, and how it is kept (BUD-33). */
export function useLiteProof(id: string) {
  const [proofs, setProofs] = useAtom(liteProofsAtom);
  const keep = (proof: string | null) => setProofs((before) => ({ ...before, [id]: proof }));
  return [proofs[id] ?? null, keep] as const;
}
