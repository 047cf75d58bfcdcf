interface Placed {
  position: number;
  name: string;
}

const names = new Intl.Collator('pt-PT', { numeric: true });

/** The provider's order; where it gave none, names as people order them: `Pack 2` before `Pack 10`. */
export function byPosition(one: Placed, other: Placed): number {
  return one.position - other.position || names.compare(one.name, other.name);
}
