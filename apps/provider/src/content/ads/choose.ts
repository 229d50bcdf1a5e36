import { z } from 'zod';

/** The largest side of a slot in px. */
const sidePx = z.number().int().positive().max(4_000);
const fixedSize = z.tuple([sidePx, sidePx]);

/** Turns are sums of 32-bit numbers. */
export const maxTurn = 2 ** 34;

/** Request for the creatives of all slots that come near the viewport together. */
export const adRequestSchema = z.object({
  unit: z.string().max(200),
  slots: z
    .array(
      z.object({
        position: z.string().regex(/^\w{1,40}$/),
        sizes: z.array(z.union([fixedSize, z.literal('fluid')])).max(20),
      }),
    )
    .max(40),
  /** Creatives already on the page; further ones should differ. */
  shown: z
    .array(z.object({ position: z.string().max(40), turn: z.number().int().nonnegative().max(maxTurn) }))
    .max(40)
    .default([]),
  /** Behavior of the stub, for tests and for trying a page. */
  size: z.enum(['usual', 'largest', 'smallest']).default('usual'),
  empty: z.array(z.string().max(40)).max(40).default([]),
  /** The sponsor code of the page's key-values. */
  sponsor: z.string().max(40).default(''),
  /** Path of the page, which needs no promotion of itself. */
  path: z.string().max(2000).default(''),
});
export type AdRequest = z.infer<typeof adRequestSchema>;
type Size = AdRequest['slots'][number]['sizes'][number];

/** The content of a slot: nothing, or a creative of a size. */
type SlotFill = { position: string; size: Size | null; turn: number; sponsor?: string };

const area = (size: Size): number => (size === 'fluid' ? 0 : size[0] * size[1]);

/** A stable hash of a text, so that a page always has the same creatives. */
export const hashText = (text: string): number => {
  let sum = 7;
  for (const character of text) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0;
  return sum;
};

const isLeaderboard = (size: Size): boolean => String(size) === '728,90';

/** The most common booking: a leaderboard where nothing taller fits, otherwise the largest size. */
const selectUsualSize = (bySize: readonly Size[]): Size | undefined => {
  const [largest] = bySize;
  return largest !== undefined && largest !== 'fluid' && largest[1] <= 90
    ? (bySize.find(isLeaderboard) ?? largest)
    : largest;
};

/** The interstitial has no house ad unless a size is requested for trying it. */
const interstitialPosition = 'interstitial';

const selectSize = ({ position, sizes }: AdRequest['slots'][number], kind: AdRequest['size']): Size | undefined => {
  const bySize = sizes.toSorted((a, b) => area(b) - area(a));
  if (kind === 'usual') return position === interstitialPosition ? undefined : selectUsualSize(bySize);
  return kind === 'largest' ? bySize[0] : bySize.at(-1);
};

/** The families of the available promotions and logos, in order. Promotions of a family lead to the same page. */
type Stock = { promotions: readonly string[]; logos: readonly string[] };

/** The logo next to a section's strip is the sponsor's, if the section has one. */
const sectionLogoPosition = 'es_logo_pushdown';

/** Whether a position takes logos. All others take promotions. */
export const isLogoPosition = (position: string): boolean =>
  position.startsWith('smartsite_logo') || position === sectionLogoPosition;

const getFamily = (families: readonly string[], turn: number): string => families[turn % families.length] ?? '';

/** The first turn from `turn` on whose family is unused; undefined when all are used. */
const findFreeTurn = (turn: number, families: readonly string[], taken: ReadonlySet<string>): number | undefined => {
  for (let next = turn; next < turn + families.length; next += 1)
    if (!taken.has(getFamily(families, next))) return next;
  return undefined;
};

const getStockKind = (position: string): keyof Stock => (isLogoPosition(position) ? 'logos' : 'promotions');

/** Chooses a creative per slot, of different families (§9). A slot stays empty when none is left, except in a trial. */
export const chooseCreatives = (
  { unit, slots, shown, size, empty, sponsor, path }: AdRequest,
  stock: Stock,
): SlotFill[] => {
  const first = hashText(unit);
  const taken = { promotions: new Set([path]), logos: new Set<string>() };
  for (const { position, turn } of shown) {
    const kind = getStockKind(position);
    taken[kind].add(getFamily(stock[kind], turn));
  }
  return slots.map((slot) => {
    const isEmpty = empty.includes('all') || empty.includes(slot.position);
    const kind = getStockKind(slot.position);
    const wanted = first + hashText(slot.position);
    const free = isEmpty ? undefined : findFreeTurn(wanted, stock[kind], taken[kind]);
    const turn = free ?? wanted;
    if (free !== undefined) taken[kind].add(getFamily(stock[kind], turn));
    const fills = !isEmpty && (free !== undefined || size !== 'usual');
    return {
      position: slot.position,
      size: fills ? (selectSize(slot, size) ?? null) : null,
      turn,
      ...(sponsor && slot.position === sectionLogoPosition && { sponsor }),
    };
  });
};
