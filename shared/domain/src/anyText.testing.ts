import fc from 'fast-check';

/** Any text at all, halves of surrogate pairs included: what a property "for any input" is asked with. */
export const anyText = fc.string({
  unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
});
