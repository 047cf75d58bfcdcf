import { ensureDebianPrograms } from './ensureDebianPrograms.ts';

/** What the tests in other engines start, by the package that brings it: WebKit, Firefox and an old Chromium. */
const PROGRAMS = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'wpewebkit-driver': '/usr/bin/WPEWebDriver',
  cog: '/usr/bin/cog',
  'firefox-esr': '/usr/bin/firefox-esr',
  'python3-pyqt6.qtwebengine': '/usr/lib/python3/dist-packages/PyQt6/QtWebEngineWidgets.abi3.so',
};

/**
 * Installs Debian's browsers of other engines and their drivers when they are missing. Needs root.
 * @throws Problem when that did not work.
 */
export function ensureEngines(): Promise<void> {
  return ensureDebianPrograms('A browser of another engine', PROGRAMS);
}
