/** Makes something of an object once, and keeps it for as long as the object is there. */
export function keptFor<One extends object, Made>(make: (one: One) => Made): (one: One) => Made {
  const kept = new WeakMap<One, { made: Made }>();
  return (one) => {
    const known = kept.get(one) ?? { made: make(one) };
    kept.set(one, known);
    return known.made;
  };
}
