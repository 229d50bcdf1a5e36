import { z } from 'zod';

/** A size in px; no slot is larger. */
const side = z.number().int().positive().max(4_000);
const fixed = z.tuple([side, side]);

/** Turns are sums of numbers of 32 bits. */
export const maxTurn = 2 ** 34;

/** What a page asks: one request for all slots that come near together. */
export const questionSchema = z.object({
  unit: z.string().max(200),
  slots: z
    .array(
      z.object({
        position: z.string().regex(/^\w{1,40}$/),
        sizes: z.array(z.union([fixed, z.literal('fluid')])).max(20),
      }),
    )
    .max(40),
  /** What the page shows already: what comes later is to differ from it. */
  shown: z
    .array(z.object({ position: z.string().max(40), turn: z.number().int().nonnegative().max(maxTurn) }))
    .max(40)
    .default([]),
  /** How the stand-in is to behave, for tests and for looking at a page. */
  size: z.enum(['usual', 'largest', 'smallest']).default('usual'),
  empty: z.array(z.string().max(40)).max(40).default([]),
  /** The code of the firm that pays for the page, as its key-values say. */
  sponsor: z.string().max(40).default(''),
});
/** A request for a house ad. */
export type Question = z.infer<typeof questionSchema>;
type Size = Question['slots'][number]['sizes'][number];

/** What stands in a slot: nothing, or a creative of a size. */
export type Answer = { position: string; size: Size | null; turn: number; sponsor?: string };

const area = (size: Size): number => (size === 'fluid' ? 0 : size[0] * size[1]);

/** A stable number of a text, so that a page looks the same each time. */
export const turnOf = (text: string): number => {
  let sum = 7;
  for (const character of text) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0;
  return sum;
};

const isLeaderboard = (size: Size): boolean => String(size) === '728,90';

/** The commonest booking: a leaderboard where nothing taller fits, else the largest. */
const usual = (bySize: readonly Size[]): Size | undefined => {
  const [largest] = bySize;
  return largest !== undefined && largest !== 'fluid' && largest[1] <= 90
    ? (bySize.find(isLeaderboard) ?? largest)
    : largest;
};

/** The house books no overlay for itself: only who asks for a size, to look at it, gets one. */
const bookedOnRequest = 'interstitial';

const sizeOf = ({ position, sizes }: Question['slots'][number], kind: Question['size']): Size | undefined => {
  const bySize = sizes.toSorted((a, b) => area(b) - area(a));
  if (kind === 'usual') return position === bookedOnRequest ? undefined : usual(bySize);
  return kind === 'largest' ? bySize[0] : bySize.at(-1);
};

/** How many promotions and how many logos the house has to choose from. */
export type Stock = { promotions: number; logos: number };

/** The logo beside a section's strip is that of the firm that pays for the section, where one does. */
const ofSection = 'es_logo_pushdown';

/** Logos are chosen among logos, everything else among promotions. */
export const isLogoPosition = (position: string): boolean =>
  position.startsWith('smartsite_logo') || position === ofSection;

/** The turn itself, or the next one whose creative is still free; where none is, the turn itself. */
const freeFrom = (turn: number, stock: number, taken: ReadonlySet<number>): number => {
  for (let next = turn; next < turn + stock; next += 1) if (!taken.has(next % stock)) return next;
  return turn;
};

const kindOf = (position: string): keyof Stock => (isLogoPosition(position) ? 'logos' : 'promotions');

/** Chooses a creative for each slot; those of one page differ as long as there are enough of them. */
export const choose = ({ unit, slots, shown, size, empty, sponsor }: Question, stock: Stock): Answer[] => {
  const first = turnOf(unit);
  const taken = { promotions: new Set<number>(), logos: new Set<number>() };
  for (const { position, turn } of shown) taken[kindOf(position)].add(turn % stock[kindOf(position)]);
  return slots.map((slot) => {
    const kind = kindOf(slot.position);
    const turn = freeFrom(first + turnOf(slot.position), stock[kind], taken[kind]);
    taken[kind].add(turn % stock[kind]);
    const isEmpty = empty.includes('all') || empty.includes(slot.position);
    return {
      position: slot.position,
      size: isEmpty ? null : (sizeOf(slot, size) ?? null),
      turn,
      ...(sponsor && slot.position === ofSection && { sponsor }),
    };
  });
};
