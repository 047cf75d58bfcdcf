import { useState, type ReactNode } from 'react';

/** Keeps a value for a component in the catalogue, so that it can really be used there. */
export function HeldValue<Value>(props: {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(props.initial);
  return props.children(value, setValue);
}
