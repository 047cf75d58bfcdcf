import { texts } from '../texts.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import { OVERRIDE_PATH } from './overridePage.ts';

/** Says on every page that a remote comes from the developer's machine, and is the way out. */
export function overrideBadge(remote: string): string {
  const words = texts.override;
  return (
    `<aside class="sk-local" aria-label="${words.badgeName}"><form method="post" action="${OVERRIDE_PATH}/end">` +
    `<button>${escapeHtml(words.badge(remote))}</button></form></aside>`
  );
}

/** Over everything of the page but its dialogs; beside bar, bell and toasts. */
export const overrideBadgeStyles =
  '.sk-local{position:fixed;z-index:72;left:12px;bottom:150px}.sk-local form{margin:0}' +
  '.sk-local button{min-height:44px;padding:0 16px;border:2px solid #fff;border-radius:22px;background:#5b21b6;' +
  'color:#fff;font:600 14px/1.2 system-ui,sans-serif;cursor:pointer}' +
  '.sk-local button:focus-visible{outline:3px solid #5b21b6;outline-offset:2px}' +
  '@media (min-width:769px){.sk-local{left:auto;right:72px;bottom:auto;top:14px}}';
