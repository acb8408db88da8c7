import type { Cell } from '#exercises/sql.ts';
import { type Draw, dayAfter, minuteOf, upTo } from '../draw.ts';

const TODAY = '2026-03-28';
const AREAS = ['Hill', 'Hill', 'Hill', 'Dale', 'Dale', 'Quay'];
const CHANNELS = ['search', 'search', 'ads', 'ads', 'friend', null];
const PRICES = { books: [4, 18], toys: [6, 40], bikes: [60, 320], furniture: [25, 180] } as const;
/** Factors of the first, second and third new price: the last one is up again, so the latest isn't always the lowest. */
const STEPS = [0.9, 0.75, 0.85] as const;
const CATEGORIES = ['books', 'books', 'toys', 'bikes', 'furniture', 'furniture', 'furniture'] as const;

interface Listing {
  id: number;
  seller: number;
  listedOn: string;
  price: number | null;
}

/** Openings of the app: visits of one to four, minutes apart, some of which run over midnight. */
function opensOf({ whole, chance, pick }: Draw, users: readonly Cell[][]): Cell[][] {
  return users.flatMap(([id, , , joinedOn]) => {
    if (chance(0.12)) return [];
    const platform = pick(['ios', 'android', 'android', 'web']);
    const days = Math.round((Date.parse(TODAY) - Date.parse(String(joinedOn))) / 86_400_000);
    const keen = pick([0.25, 0.5, 1]);
    const rows: Cell[][] = [];
    let day = 0;
    while (day <= days && rows.length < 9) {
      let minute = whole(6 * 60, 24 * 60 - 10);
      for (const _ of upTo(pick([1, 1, 2, 3, 4]))) {
        rows.push([id ?? null, minuteOf(dayAfter(String(joinedOn), day), minute), platform]);
        // Half an hour exactly is still the same visit.
        minute += pick([3, 8, 17, 29, 30, 31, 95]);
      }
      day += chance(0.35) ? 1 : whole(3, Math.round(34 / keen));
    }
    return rows;
  });
}

/** Chats and sales of the listings; a chat's listing may be deleted. */
function dealsOf({ whole, chance }: Draw, listings: readonly Listing[], users: number) {
  const chats: Cell[][] = [];
  const sales: Cell[][] = [];
  for (const { id, seller, listedOn, price } of listings) {
    const asked = chance(0.36) ? 0 : whole(1, 4);
    const buyers = upTo(asked).map(() => (seller + whole(1, users - 1)) % users || users);
    const left = Math.round((Date.parse(TODAY) - Date.parse(listedOn)) / 86_400_000);
    const days = buyers.map(() => whole(0, chance(0.7) ? 6 : 20)).filter((day) => day <= left);
    days.forEach((day, index) => {
      chats.push([chats.length + 1, id, buyers[index] ?? 1, dayAfter(listedOn, day)]);
    });
    const first = Math.min(...days);
    const soldAfter = first + whole(1, 12);
    if (days.length > 0 && chance(0.5) && soldAfter <= left && price !== null) {
      const amount = Math.max(1, Math.round(price * whole(80, 100)) / 100);
      sales.push([
        sales.length + 1,
        id,
        buyers[days.indexOf(first)] ?? 1,
        amount,
        dayAfter(listedOn, soldAfter),
      ]);
    }
  }
  for (const _ of upTo(7))
    chats.push([chats.length + 1, null, whole(1, users), dayAfter('2026-01-10', whole(0, 70))]);
  return { chats, sales };
}

/** Price changes as a tool delivered them, some of them twice. */
function priceChangesOf({ whole, chance, pick }: Draw, listings: readonly Listing[]): Cell[][] {
  return listings.flatMap(({ id, listedOn, price }) => {
    if (price === null || !chance(0.3)) return [];
    return upTo(pick([1, 1, 2, 3])).flatMap((step) => {
      const day = dayAfter(listedOn, step);
      const at = minuteOf(day, whole(420, 1300));
      const row = [id, Math.max(1, Math.round(price * (STEPS[step - 1] ?? 1))), at];
      const rows = chance(0.18) ? [row, row] : [row];
      return day < TODAY ? rows : [];
    });
  });
}

/** Relay, the marketplace for used things of the Product Case course. */
export function relay(draw: Draw): Record<string, Cell[][]> {
  const { whole, chance, pick } = draw;
  const users = upTo(whole(118, 132)).map((id): Cell[] => [
    id,
    pick(AREAS),
    pick(CHANNELS),
    dayAfter('2025-11-01', Math.floor(((id - 1) * 140) / 132) + whole(0, 3)),
  ]);
  const listings: (Listing & { row: Cell[] })[] = upTo(whole(235, 265)).map((id) => {
    const seller = chance(0.3) ? whole(1, 9) : whole(1, users.length);
    const category = pick(CATEGORIES);
    const [low, high] = PRICES[category];
    const price = chance(0.06) ? null : chance(0.05) ? 0 : whole(low, high);
    const listedOn = dayAfter('2026-01-05', Math.min(81, Math.floor((id * 82) / 250)));
    return {
      id,
      seller,
      listedOn,
      price,
      row: [id, seller, users[seller - 1]?.[1] ?? null, category, price, listedOn],
    };
  });
  return {
    users,
    listings: listings.map(({ row }) => row),
    ...dealsOf(draw, listings, users.length),
    opens: opensOf(draw, users),
    price_changes: priceChangesOf(draw, listings),
  };
}
