import { readArguments } from '../../server/operatorError.ts';

/** Options of `npm run seed`. */
export type SeedCommand = {
  mode: 'fill' | 'reset' | 'update';
  /** Folder of the files; undefined means the sample content. */
  content: string | undefined;
  /** Whether an update keeps or removes content that the files no longer contain. */
  missing: 'keep' | 'remove';
  scale: number;
};

/** Help text of `npm run seed`. */
export const usage = `Usage: npm run seed -- [--update [--remove-missing] | --reset] [--content FOLDER] [--scale N]

  (no option)        fill an empty database
  --update           import new and changed files; page views, dates and URLs of existing content stay
  --remove-missing   with --update: remove imported content that is no longer in the files
  --reset            remove all content and its page views, then import it with today's dates
  --content FOLDER   import this folder instead of the sample content
  --scale N          then add N synthetic articles over ten years, to test the provider with much content

While --reset replaces the content, readers of a running provider wait for pages that no cache has: with the sample
content for 10 to 20 seconds.`;

type Parsed = { ok: true; value: SeedCommand } | { ok: false; error: string };

const options = {
  update: { type: 'boolean', default: false },
  'remove-missing': { type: 'boolean', default: false },
  reset: { type: 'boolean', default: false },
  content: { type: 'string' },
  scale: { type: 'string', default: '0' },
} as const;

/** Parses the command line, or returns an error message. */
export const parseSeedCommand = (args: readonly string[]): Parsed => {
  const parsed = readArguments(args, { options });
  if (!parsed.ok) return parsed;
  const { update, reset, content, scale, 'remove-missing': removeMissing } = parsed.values;
  if (!/^\d{1,7}$/.test(scale)) return { ok: false, error: `--scale needs a number of articles, not "${scale}".` };
  if (update && reset) return { ok: false, error: 'Choose --update or --reset, not both.' };
  if (removeMissing && !update) return { ok: false, error: '--remove-missing works only with --update.' };
  return {
    ok: true,
    value: {
      mode: reset ? 'reset' : update ? 'update' : 'fill',
      content,
      missing: removeMissing ? 'remove' : 'keep',
      scale: Number(scale),
    },
  };
};
