export const earthRadiusMetres = 6_371_000;

/** In degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in whole metres. */
export function distanceInMetres(from: Place, to: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(from.longitude, to.longitude);
  return Math.round(2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** Reads `lat,lng`; undefined when it is no place on earth. */
export function parseCoordinates(text: string | undefined): Place | undefined {
  const match = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '');
  if (match === null) return undefined;
  const place = { latitude: Number(match[1]), longitude: Number(match[2]) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}
