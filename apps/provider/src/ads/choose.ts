import { z } from 'zod';

const fixed = z.tuple([z.number().int().positive(), z.number().int().positive()]);

/** What a page asks: one request for all slots that come near together. */
export const questionSchema = z.object({
  unit: z.string().max(200),
  slots: z.array(z.object({ position: z.string().regex(/^\w{1,40}$/), sizes: z.array(z.union([fixed, z.literal('fluid')])).max(20) })).max(40),
  /** How the stand-in is to behave, for tests and for looking at a page. */
  size: z.enum(['usual', 'largest', 'smallest']).default('usual'),
  empty: z.array(z.string()).default([]),
});
export type Question = z.infer<typeof questionSchema>;
type Size = Question['slots'][number]['sizes'][number];

/** What stands in a slot: nothing, or a creative of a size. */
export type Answer = { position: string; size: Size | null; turn: number };

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
  return largest !== undefined && largest !== 'fluid' && largest[1] <= 90 ? (bySize.find(isLeaderboard) ?? largest) : largest;
};

/** The house books no overlay for itself: only who asks for a size, to look at it, gets one. */
const bookedOnRequest = 'interstitial';

const sizeOf = ({ position, sizes }: Question['slots'][number], kind: Question['size']): Size | undefined => {
  const bySize = sizes.toSorted((a, b) => area(b) - area(a));
  if (kind === 'usual') return position === bookedOnRequest ? undefined : usual(bySize);
  return kind === 'largest' ? bySize[0] : bySize.at(-1);
};

/** Chooses a creative for each slot; slots of one answer get neighbouring turns, so that no two promotions are the same. */
export const choose = ({ unit, slots, size, empty }: Question): Answer[] => {
  const first = turnOf(unit);
  return slots.map((slot, index) => {
    const turn = first + turnOf(slot.position) + index;
    const isEmpty = empty.includes('all') || empty.includes(slot.position);
    return { position: slot.position, size: isEmpty ? null : (sizeOf(slot, size) ?? null), turn };
  });
};
