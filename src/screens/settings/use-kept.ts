import { useEffect, useState } from 'react';
import type { Row } from '#backup/row.ts';
import { onChange } from '#storage/collection.ts';
import type { TableName } from '#storage/database.ts';
import { reportRefusal } from '#storage/report-health.ts';
import { takeSnapshot } from '#storage/snapshot.ts';
import { TABLE_NAMES, TABLES } from '#storage/tables.ts';

export interface Kept {
  /** Records by kind, those of which there are any. */
  kinds: { table: TableName; title: string; count: number }[];
  total: number;
  recordings: { count: number; bytes: number };
}

const soundOf = ({ sound }: Row) => (sound instanceof Blob ? sound.size : 0);

async function read(): Promise<Kept> {
  const rows = await takeSnapshot();
  const kinds = TABLE_NAMES.map((table) => ({
    table,
    title: TABLES[table].title,
    count: rows[table]?.length ?? 0,
  })).filter(({ count }) => count > 0);
  const sounds = rows.recordings ?? [];
  return {
    kinds,
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    recordings: { count: sounds.length, bytes: sounds.reduce((sum, row) => sum + soundOf(row), 0) },
  };
}

/** What is kept, followed across tabs; undefined until it has been counted. */
export function useKept(): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let newest = 0;
    const count = async () => {
      newest += 1;
      const asked = newest;
      try {
        const found = await read();
        if (asked === newest) setKept(found);
      } catch (error) {
        // What was counted last stays; the notice says why it cannot be counted now.
        reportRefusal(error);
      }
    };
    const stops = TABLE_NAMES.map((table) => onChange(table, () => void count()));
    void count();
    return () => {
      newest += 1;
      for (const stop of stops) stop();
    };
  }, []);
  return kept;
}
