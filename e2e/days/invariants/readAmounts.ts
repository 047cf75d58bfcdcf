import type { Page } from '@playwright/test';
import { readScreen } from './readScreen.ts';

/** An amount as it stands on the screen, with the words beside it. */
export interface ShownAmount {
  /** Cents; less than zero after a minus. */
  cents: number;
  label: string;
  /** Which list it stands in; amounts of one list have the same. `-1` for one that stands alone. */
  list: number;
  kind: 'line' | 'total' | 'discount' | 'tax';
}

/** Every amount that is seen and not struck through; lists are `ul`s of lines with the totals under them. */
export function readAmounts(page: Page): Promise<ShownAmount[]> {
  return readScreen(page, (screen) => {
    const AMOUNT = /([-−])?\s?(\d[\d\s\u00a0.]*),(\d\d)\s€/;
    const shown = screen.texts().flatMap(({ node, holder }) => {
      const figures = AMOUNT.exec(node.data);
      if (figures === null || holder.closest('s, del') !== null) return [];
      const [text, sign, whole = '', part = ''] = figures;
      const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part);
      let row: Element = holder;
      while (row.parentElement !== null && row.textContent.replace(text, '').trim().length < 2)
        row = row.parentElement;
      const struck = [...row.querySelectorAll('s, del')].map((old) => old.textContent);
      const label = [text, ...struck]
        .reduce((words, gone) => words.replace(gone, ' '), row.textContent)
        .replaceAll(/Desconto \d+([.,]\d+)?\s?%|Oferta/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return [{ cents: sign === undefined ? cents : -cents, label, row }];
    });

    const kindOf = (label: string) => {
      if (/s\/ IVA|^IVA|^Subtotal/i.test(label)) return 'tax' as const;
      if (/^Total/i.test(label)) return 'total' as const;
      return /^Desconto/i.test(label) ? ('discount' as const) : ('line' as const);
    };
    const rows = shown.map((amount) => ({ ...amount, kind: kindOf(amount.label) }));
    const lines = rows.filter(({ kind, row }) => kind === 'line' && row.closest('ul') !== null);
    const lists = [...new Set(lines.map(({ row }) => row.closest('ul')))];
    /** The list that a row closes: the only one within the smallest part of the page that has any. */
    const listOf = (row: Element): number => {
      for (let around: Element | null = row; around !== null; around = around.parentElement) {
        const within = lists.flatMap((list, index) =>
          list !== null && around.contains(list) ? [index] : [],
        );
        if (within.length > 0) return within.length === 1 ? (within[0] ?? -1) : -1;
      }
      return -1;
    };
    return rows.map(({ cents, label, row, kind }) => ({
      cents,
      label,
      kind,
      list: kind === 'line' && row.closest('ul') === null ? -1 : listOf(row),
    }));
  });
}
