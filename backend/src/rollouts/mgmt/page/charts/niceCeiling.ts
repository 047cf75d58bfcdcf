/** The next number of one digit and zeros that is not smaller; `least` for anything below it. */
export function niceCeiling(value: number, least: number): number {
  if (!(value > least)) return least;
  const power = 10 ** Math.floor(Math.log10(value));
  const found = [1, 2, 3, 4, 5, 6, 8, 10].find((digit) => digit * power >= value * 0.999_999);
  return (found ?? 10) * power;
}
