import { platformOf } from '@portal/contract/native/wrapperIdentity';
import bowser from 'bowser';
import { texts } from './texts.ts';

const knownBrowsers: ReadonlySet<string> = new Set(Object.values(bowser.BROWSER_MAP));

/** A device in words, by what its browser says of itself: `Chrome no Android` (ACC-01). Only words of our own: they go into messages. */
export function nameDevice(userAgent: string): string {
  if (userAgent === '') return texts.otherDevice;
  const parser = bowser.getParser(userAgent);
  const isWrapped = platformOf(userAgent) !== 'WEB';
  const browser = parser.getBrowserName();
  const program = isWrapped ? texts.application : knownBrowsers.has(browser) ? browser : '';
  const model = parser.getPlatform().model ?? '';
  const system = texts.systems[model] ?? texts.systems[parser.getOSName()];
  if (program === '') return system === undefined ? texts.otherDevice : texts.deviceWith(system);
  return system === undefined ? program : `${program} ${system}`;
}
