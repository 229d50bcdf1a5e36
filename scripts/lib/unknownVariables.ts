import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { findNearest } from './nearest.ts';

/** Variables of Node and of tools, which may be in a `.env` too. */
const foreign =
  /^(?:NODE_|NEXT_|npm_|TURBO_|TEST_|CI$|TZ$|PATH$|HOME$|LANG$|LC_|HTTPS?_PROXY$|NO_PROXY$|FORCE_COLOR$|NO_COLOR$)/;

/** Reports variables in an environment file that nothing reads, with the name that was probably meant. */
export const findUnknownVariables = (file: string, example: string): readonly string[] => {
  if (!existsSync(file)) return [];
  const known = [...readFileSync(example, 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  return Object.keys(parseEnv(readFileSync(file, 'utf8')))
    .filter((name) => !known.includes(name) && !foreign.test(name))
    .map((name) => {
      const nearest = findNearest(name, known);
      return `.env: nothing reads the variable ${name}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`} Correct or remove it; .env.example explains every variable.`;
    });
};
