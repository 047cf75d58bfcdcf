/**
 * Where a location link leads: Apple's maps on iOS, a web maps search on every other
 * platform (DET-03).
 */
export function mapAddress(
  address: string,
  platform: 'ANDROID' | 'IOS' | 'WEB',
  userAgent: string,
): string {
  const query = encodeURIComponent(address);
  const isApple = platform === 'IOS' || /iPhone|iPad|iPod/.test(userAgent);
  return isApple
    ? `https://maps.apple.com/?q=${query}`
    : `https://www.google.com/maps/search/?api=1&query=${query}`;
}
