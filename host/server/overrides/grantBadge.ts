import { escapeHtml } from '../html/escapeHtml.ts';

/** Says on every page what this browser alone is shown, and is the way out. */
export interface GrantBadge {
  name: string;
  label: string;
  /** Where its form ends what it says. */
  end: string;
}

/** The badges of a page, one below the other; nothing where there is none. */
export function grantBadges(badges: readonly GrantBadge[]): string {
  const forms = badges.map(
    ({ label, end }) =>
      `<form method="post" action="${end}"><button>${escapeHtml(label)}</button></form>`,
  );
  const [first] = badges;
  if (first === undefined) return '';
  return `<aside class="sk-local" aria-label="${first.name}">${forms.join('')}</aside>`;
}

/** Over everything of the page but its dialogs; beside bar, bell and toasts. */
export const grantBadgeStyles =
  '.sk-local{position:fixed;z-index:72;left:12px;bottom:150px}.sk-local form{margin:0}.sk-local form+form{margin-top:8px}' +
  '.sk-local button{min-height:44px;max-width:calc(100vw - 24px);padding:0 16px;border:2px solid #fff;border-radius:22px;background:#5b21b6;' +
  'color:#fff;font:600 14px/1.2 system-ui,sans-serif;cursor:pointer}' +
  '.sk-local button:focus-visible{outline:3px solid #5b21b6;outline-offset:2px}' +
  '@media (min-width:769px){.sk-local{left:auto;right:72px;bottom:auto;top:14px}}';
