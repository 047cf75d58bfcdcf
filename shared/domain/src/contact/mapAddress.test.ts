import { expect, test } from 'vitest';
import { mapAddress } from './mapAddress.ts';

test('a location opens Apple maps on iOS and a web maps search elsewhere [DET-03]', () => {
  const address = 'Rua do Heroísmo 214, Porto';
  expect(mapAddress(address, 'IOS', '')).toMatch(/^https:\/\/maps\.apple\.com\/\?q=Rua%20do/);
  for (const device of ['iPhone', 'iPad', 'iPod'])
    expect(mapAddress(address, 'WEB', `Mozilla/5.0 (${device}; …)`)).toContain('maps.apple.com');
  expect(mapAddress(address, 'ANDROID', '')).toContain('google.com/maps/search');
  expect(mapAddress(address, 'WEB', 'Mozilla/5.0 (X11; Linux)')).toContain('google.com');
});
