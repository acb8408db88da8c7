import type { Cell } from '#exercises/sql.ts';
import { type Draw, dayAfter, minuteOf, upTo } from '../draw.ts';

const TODAY = '2026-03-28';
const AREAS = ['Hill', 'Hill', 'Hill', 'Dale', 'Dale', 'Quay'];
const CHANNELS = ['search', 'search', 'ads', 'ads', 'friend', null];
const PRICES = { books: [4, 18], toys: [6, 40], bikes: [60, 320], furniture: [25, 180] } as const;
/** Factors of the first, second and third new price: the last one is up again, so the latest isn't always the lowest. */
const STEPS = [0.9, 0.75, 0.85] as const;
const CATEGORIES = ['books', 'books', 'toys', 'bikes', 'furniture', 'furniture', 'furniture'] as const;

interface User {
  id: number;
  area: string;
  joinedOn: string;
  /** Joined and never opened the app, so they neither sell nor ask. */
  isSilent: boolean;
  /** The last day they use it; today for those who stay. */
  lastDay: string;
}

interface Listing {
  id: number;
  seller: number;
  listedOn: string;
  price: number | null;
}

interface Chat {
  buyer: number;
  day: number;
}

/** Somebody did something in the app that day, so they opened it. */
type Deed = [user: number, day: string];

const daysUntilToday = (date: string): number =>
  Math.round((Date.parse(TODAY) - Date.parse(date)) / 86_400_000);

/** Those who use the app that day. */
const membersOn = (users: readonly User[], day: string): User[] =>
  users.filter(({ joinedOn, lastDay, isSilent }) => !isSilent && joinedOn <= day && day <= lastDay);

/** Openings of the app: visits of one to four, minutes apart, some of which run over midnight. */
function opensOf({ whole, chance, pick }: Draw, users: readonly User[], deeds: readonly Deed[]): Cell[][] {
  return users.flatMap(({ id, joinedOn, isSilent, lastDay }) => {
    if (isSilent) return [];
    const platform = pick(['ios', 'android', 'android', 'web']);
    const last = daysUntilToday(joinedOn) - daysUntilToday(lastDay);
    const keen = pick([0.25, 0.5, 1]);
    const days = new Set([joinedOn]);
    for (let day = 0; day <= last && days.size < 4; day += chance(0.35) ? 1 : whole(3, Math.round(34 / keen)))
      days.add(dayAfter(joinedOn, day));
    for (const [user, day] of deeds) if (user === id) days.add(day);
    return [...days].sort().flatMap((day) => {
      // Nobody opens it after today.
      let minute = whole(6 * 60, day === TODAY ? 18 * 60 : 24 * 60 - 10);
      return upTo(pick([1, 1, 1, 2, 4])).map(() => {
        const row = [id, minuteOf(day, minute), platform];
        // Half an hour exactly is still the same visit.
        minute += pick([3, 8, 17, 29, 30, 31, 95]);
        return row;
      });
    });
  });
}

/** Who asks about a listing, and how many days after it was listed: members by then, each once, not the seller. */
function chatsOf(
  { whole, chance, pick }: Draw,
  { seller, listedOn }: Listing,
  users: readonly User[],
): Chat[] {
  const asked = chance(0.36) ? 0 : whole(1, 4);
  const days = upTo(asked).map(() => whole(0, chance(0.7) ? 6 : 20));
  const chats: Chat[] = [];
  for (const day of days.filter((day) => day <= daysUntilToday(listedOn))) {
    const members = membersOn(users, dayAfter(listedOn, day)).filter(
      ({ id }) => id !== seller && chats.every(({ buyer }) => buyer !== id),
    );
    chats.push({ buyer: pick(members).id, day });
  }
  return chats;
}

/** Price changes until a listing is sold, as a tool delivered them, some of them twice. */
function priceChangesOf(
  { whole, chance, pick }: Draw,
  { id, listedOn, price }: Listing,
  soldOn: string | undefined,
): Cell[][] {
  if (!price || !chance(0.3)) return [];
  return upTo(pick([1, 1, 2, 3])).flatMap((step) => {
    const day = dayAfter(listedOn, step);
    const row = [
      id,
      Math.max(1, Math.round(price * (STEPS[step - 1] ?? 1))),
      minuteOf(day, whole(420, 1300)),
    ];
    const rows = chance(0.18) ? [row, row] : [row];
    return day < (soldOn ?? TODAY) ? rows : [];
  });
}

/** What follows from the listings: chats, sales and price changes; a chat's listing may be deleted. */
function dealsOf(draw: Draw, listings: readonly Listing[], users: readonly User[]) {
  const { whole, chance, pick } = draw;
  const chats: Cell[][] = [];
  const sales: Cell[][] = [];
  const priceChanges: Cell[][] = [];
  for (const listing of listings) {
    const { id, listedOn, price } = listing;
    const asked = chatsOf(draw, listing, users);
    const first = asked.toSorted((a, b) => a.day - b.day)[0];
    const soldAfter = first ? first.day + whole(1, 12) : 0;
    const isSold = first && chance(0.6) && soldAfter <= daysUntilToday(listedOn) && price;
    const soldOn = isSold ? dayAfter(listedOn, soldAfter) : undefined;
    // Nobody asks for what is sold.
    for (const { buyer, day } of asked)
      if (!soldOn || day < soldAfter) chats.push([chats.length + 1, id, buyer, dayAfter(listedOn, day)]);
    const changes = priceChangesOf(draw, listing, soldOn);
    priceChanges.push(...changes);
    if (!first || !soldOn) continue;
    const asking = Number(changes.at(-1)?.[1] ?? price);
    sales.push([sales.length + 1, id, first.buyer, Math.round(asking * whole(80, 100)) / 100, soldOn]);
  }
  for (const _ of upTo(7)) {
    const day = dayAfter('2026-01-10', whole(0, 70));
    const buyer = pick(membersOn(users, day)).id;
    chats.push([chats.length + 1, null, buyer, day]);
  }
  return { chats, sales, price_changes: priceChanges };
}

/** Relay, the marketplace for used things of the Product Case course. */
export function relay(draw: Draw): Record<string, Cell[][]> {
  const { whole, chance, pick } = draw;
  const rows: Cell[][] = [];
  const users = upTo(whole(118, 132)).map((id): User => {
    const area = pick(AREAS);
    const joinedOn = dayAfter('2025-11-01', Math.floor(((id - 1) * 140) / 132) + whole(0, 3));
    rows.push([id, area, pick(CHANNELS), joinedOn]);
    const until = chance(0.45) ? dayAfter(joinedOn, whole(4, 70)) : TODAY;
    const lastDay = until < TODAY ? until : TODAY;
    return { id, area, joinedOn, isSilent: chance(0.12), lastDay };
  });
  const listings = upTo(whole(235, 265)).map((id): Listing & { row: Cell[] } => {
    const category = pick(CATEGORIES);
    const [low, high] = PRICES[category];
    const price = chance(0.06) ? null : chance(0.05) ? 0 : whole(low, high);
    const listedOn = dayAfter('2026-01-05', Math.min(81, Math.floor((id * 82) / 250)));
    const members = membersOn(users, listedOn);
    const seller = pick(chance(0.3) ? members.slice(0, 8) : members);
    return {
      id,
      seller: seller.id,
      listedOn,
      price,
      row: [id, seller.id, seller.area, category, price, listedOn],
    };
  });
  const deals = dealsOf(draw, listings, users);
  const deeds: Deed[] = [
    ...listings.map(({ seller, listedOn }): Deed => [seller, listedOn]),
    ...deals.chats.map(([, , buyer, day]): Deed => [Number(buyer), String(day)]),
    ...deals.sales.map(([, , buyer, , day]): Deed => [Number(buyer), String(day)]),
  ];
  return {
    users: rows,
    listings: listings.map(({ row }) => row),
    ...deals,
    opens: opensOf(draw, users, deeds),
  };
}
