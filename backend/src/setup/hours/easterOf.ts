/**
 * Easter Sunday of a year of the Gregorian calendar, by the anonymous algorithm that J. Meeus gives (Astronomical
 * Algorithms, chapter 8). @returns `yyyy-MM-dd`
 */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const leap = 2 * (century % 4) + 2 * Math.floor(ofCentury / 4);
  const weekday = (32 + leap - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1))
    .toISOString()
    .slice(0, 10);
}
