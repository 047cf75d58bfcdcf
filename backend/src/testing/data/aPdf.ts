/** A small document that passes for a whole PDF, with bytes that any change of encoding would spoil. */
export function aPdf(words = 'segredo da fatura'): Buffer {
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n(${words})\r\nendobj\r`),
    everyByte,
    Buffer.from('\nstartxref\n0\n%%EOF\n'),
  ]);
}
