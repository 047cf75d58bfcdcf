import { expect, test } from 'vitest';
import { nameDevice } from './nameDevice.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`Mozilla/5.0 (Linux; Android 14; K) ${chrome} Mobile Safari/537.36`, 'Chrome no Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome no Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`,
    'Microsoft Edge no Windows',
  ],
  [`${iPhone} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari no iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari no Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox no Linux'],
  [`${iPhone} Mobile/15E148 PortalClienteApp/ios/2.4`, 'Aplicação no iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 14; K) ${chrome} Mobile Safari/537.36 PortalClienteApp/android/1.0`,
    'Aplicação no Android',
  ],
  ['Ganhou um prémio: abra mal.exemplo/1.0', 'Outro dispositivo'],
  ['', 'Outro dispositivo'],
  ['<script>alert(1)</script>', 'Outro dispositivo'],
])('%s is %s [ACC-01]', (userAgent, words) => {
  expect(nameDevice(userAgent)).toBe(words);
});
