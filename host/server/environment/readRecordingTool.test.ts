import { expect, test } from 'vitest';
import { readRecordingTool } from './readRecordingTool.ts';

const URL_OF_SCRIPT = 'https://gravacao.exemplo.pt/gravar.js';

test('without an address there is no recording tool', () => {
  expect(readRecordingTool('', 'sha384-abc', 'production')).toBeNull();
});

test('the script has its integrity where it is known', () => {
  expect(readRecordingTool(URL_OF_SCRIPT, '', 'production')).toEqual({ url: URL_OF_SCRIPT });
  expect(readRecordingTool(URL_OF_SCRIPT, 'sha384-abc=', 'production')).toEqual({
    url: URL_OF_SCRIPT,
    integrity: 'sha384-abc=',
  });
});

test('what is no address, no hash, or not over TLS stops the edge with the name of the variable', () => {
  const read = readRecordingTool;
  expect(() => read('gravar.js', '', 'test')).toThrow(/PORTAL_RECORDING_URL/);
  expect(() => read(URL_OF_SCRIPT, 'md5-abc', 'test')).toThrow(/PORTAL_RECORDING_INTEGRITY/);
  expect(() => read('http://a.exemplo.pt/x.js', '', 'production')).toThrow(/https/);
  expect(() => read('javascript:alert(1)', '', 'test')).toThrow(/https/);
  expect(read('http://a.localhost/x.js', '', 'test')).not.toBeNull();
});
