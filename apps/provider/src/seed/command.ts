/** What `node src/seed/main.ts` was asked to do. */
export type SeedCommand = { reset: boolean; scale: number };

export const usage = `Usage: node src/seed/main.ts [--reset] [--scale N]

  (no option)   fill an empty database with the sample content
  --reset       remove all content first, and what readers did with it
  --scale N     then add N synthetic articles over ten years, to try the provider at size

The provider must not be running on the same embedded database.`;

/** The options of the command line, or a sentence about what is wrong with them. */
export const parseSeedCommand = (options: readonly string[]): { ok: true; value: SeedCommand } | { ok: false; error: string } => {
  let reset = false;
  let scale = 0;
  const rest = [...options];
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    if (option === '--reset') reset = true;
    else if (option === '--scale') {
      const count = rest.shift() ?? '';
      if (!/^\d{1,7}$/.test(count)) return { ok: false, error: `--scale needs a number of articles, not "${count}".` };
      scale = Number(count);
    } else return { ok: false, error: `There is no option "${option}".` };
  }
  return { ok: true, value: { reset, scale } };
};
