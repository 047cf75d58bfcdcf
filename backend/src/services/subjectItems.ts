import type { Item } from '@portal/api/items';
import { renderTemplate } from '@portal/domain/itemTitle';
import type { Backend } from '../backend.ts';
import type { Company } from '../companies/tables.ts';
import { selectRows } from '../database/sql.ts';

interface ItemRow {
  id: string;
  fo_id: string | null;
  specs: Record<string, string>;
  photo_id: string | null;
}

/** The items that works and appointments are about, as cards show them, also after the customer removed them. */
export async function loadSubjectItems(
  { pool, media, clock }: Pick<Backend, 'pool' | 'media' | 'clock'>,
  company: Company,
  ids: readonly (string | null)[],
  photos: 'original' | 'pixelated' = 'original',
): Promise<Map<string, Item>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await selectRows<ItemRow>(
    pool,
    'select id, fo_id, specs, photo_id from items where company_id = $1 and id = any($2)',
    [company.id, wanted],
  );
  const now = clock.now();
  return new Map(
    rows.map((row) => {
      const address = row.photo_id === null ? null : media.address(row.photo_id, photos, now);
      const thumbnail = photos === 'original' ? 'thumbnail' : photos;
      const item: Item = {
        id: row.id,
        fo_id: row.fo_id,
        title: renderTemplate(company.itemTitleTemplate, row.specs),
        subtitle: renderTemplate(company.itemSubtitleTemplate, row.specs),
        photo: address,
        image: row.photo_id === null ? null : media.address(row.photo_id, thumbnail, now),
        read_specs: [],
        edit_specs: [],
        specs: row.specs,
      };
      return [row.id, item];
    }),
  );
}
