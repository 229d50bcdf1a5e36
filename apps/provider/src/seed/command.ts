import { parseArgs } from 'node:util';

/** What `npm run seed` was asked to do. */
export type SeedCommand = {
  mode: 'fill' | 'reset' | 'update';
  /** Where the files are; undefined means the sample content. */
  content: string | undefined;
  /** What happens to what the files no longer name, in an update. */
  missing: 'keep' | 'remove';
  scale: number;
};

export const usage = `Usage: npm run seed -- [--update [--remove-missing] | --reset] [--content FOLDER] [--scale N]

  (no option)        fill an empty database
  --update           bring in what is new or changed in the files; reads, dates and addresses of what exists stay
  --remove-missing   and remove what was imported before and is no longer in the files
  --reset            remove all content and the reads of it, and begin anew with today's dates
  --content FOLDER   another folder than the sample content
  --scale N          then add N synthetic articles over ten years, to try the provider at size

The provider must not be running on the same embedded database.`;

type Parsed = { ok: true; value: SeedCommand } | { ok: false; error: string };

const options = {
  update: { type: 'boolean', default: false },
  'remove-missing': { type: 'boolean', default: false },
  reset: { type: 'boolean', default: false },
  content: { type: 'string' },
  scale: { type: 'string', default: '0' },
} as const;

const readArguments = (args: readonly string[]) => {
  try {
    return { ok: true, values: parseArgs({ args: [...args], options }).values } as const;
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) } as const;
  }
};

/** The options of the command line, or a sentence about what is wrong with them. */
export const parseSeedCommand = (args: readonly string[]): Parsed => {
  const parsed = readArguments(args);
  if (!parsed.ok) return parsed;
  const { update, reset, content, scale, 'remove-missing': removeMissing } = parsed.values;
  if (!/^\d{1,7}$/.test(scale)) return { ok: false, error: `--scale needs a number of articles, not "${scale}".` };
  if (update && reset) return { ok: false, error: 'Choose --update or --reset, not both.' };
  if (removeMissing && !update) return { ok: false, error: '--remove-missing goes with --update.' };
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
