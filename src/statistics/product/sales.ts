import { seededRandom } from '../random.ts';

/** What agreed pickups are told apart by. */
export const FEATURES = {
  platform: ['Android', 'iPhone'],
  version: ['8.1', '8.2'],
  region: ['North', 'South', 'West'],
  category: ['Furniture', 'Clothes', 'Electronics', 'Toys'],
} as const;

export type Feature = keyof typeof FEATURES;

/** Pickups that agree in all features, in the week before and the week after. */
export type Cell = Record<Feature, string> & {
  before: { agreed: number; paid: number };
  after: { agreed: number; paid: number };
};

const AGREED = { Android: 96_000, iPhone: 64_000 };
const SHARES: Record<string, number> = {
  North: 0.5,
  South: 0.3,
  West: 0.2,
  Furniture: 0.4,
  Clothes: 0.3,
  Electronics: 0.2,
  Toys: 0.1,
};
/** Paid in the app before, relative to the average: categories differ, and that’s no news. */
const LEVEL: Record<string, number> = { Furniture: 0.72, Clothes: 0.78, Electronics: 0.76, Toys: 0.76 };
const BROKEN = 0.55 / 0.75;
const NOISE = 0.004;

/** The week in which sales fell: release 8.2 on Android broke the payment screen for those who had it. */
export function salesCells(): Cell[] {
  const random = seededRandom(8);
  const cells: Cell[] = [];
  for (const platform of FEATURES.platform)
    for (const version of FEATURES.version)
      for (const region of FEATURES.region)
        for (const category of FEATURES.category) {
          const agreed = Math.round((AGREED[platform] / 2) * (SHARES[region] ?? 0) * (SHARES[category] ?? 0));
          const rate = LEVEL[category] ?? 0;
          const isBroken = platform === 'Android' && version === '8.2';
          const wobble = () => 1 + NOISE * (2 * random() - 1);
          cells.push({
            platform,
            version,
            region,
            category,
            before: { agreed, paid: Math.round(agreed * rate * wobble()) },
            after: { agreed, paid: Math.round(agreed * rate * wobble() * (isBroken ? BROKEN : 1)) },
          });
        }
  return cells;
}

export type Filter = Partial<Record<Feature, string>>;

/** The cells that a filter lets through. */
export const filtered = (cells: readonly Cell[], filter: Filter): Cell[] =>
  cells.filter((cell) =>
    Object.entries(filter).every(([feature, value]) => cell[feature as Feature] === value),
  );

/** Sums over cells. */
export function totals(cells: readonly Cell[]) {
  const total = (week: 'before' | 'after', count: 'agreed' | 'paid') =>
    cells.reduce((all, cell) => all + cell[week][count], 0);
  return {
    before: { agreed: total('before', 'agreed'), paid: total('before', 'paid') },
    after: { agreed: total('after', 'agreed'), paid: total('after', 'paid') },
    change: total('after', 'paid') - total('before', 'paid'),
  };
}
