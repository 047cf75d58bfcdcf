import { ensureDebianPrograms } from './ensureDebianPrograms.ts';

/** What the tests in WebKit, and one in an old Chromium, start, by the package that brings it. */
const PROGRAMS = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'wpewebkit-driver': '/usr/bin/WPEWebDriver',
  cog: '/usr/bin/cog',
  'python3-pyqt6.qtwebengine': '/usr/lib/python3/dist-packages/PyQt6/QtWebEngineWidgets.abi3.so',
};

/**
 * Installs Debian's WebKit browsers and their drivers when they are missing. Needs root.
 * @throws Problem when that did not work.
 */
export function ensureWebKit(): Promise<void> {
  return ensureDebianPrograms('WebKit', PROGRAMS);
}
