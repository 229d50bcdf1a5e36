import { type ColorScheme, type NewsThemeChoices, newsTheme } from '../src/theme/newsTheme';
import { designToken } from './designTokens';
import { type FileToken, flattenTokens } from './flattenTokens';
import { toMinimalChoices } from './themeChoices';
import { type ParsedValue, parseBorder, parseColor, parseFont } from './tokenValues';

/** Imported choices with notes on tokens that were left out, or every issue of a file of which nothing was imported. */
export type ImportResult =
  | { kind: 'imported'; choices: NewsThemeChoices; notes: string[] }
  | { kind: 'rejected'; issues: string[] };

const maxCharacters = 1_000_000;

type Group = keyof ReturnType<typeof newsTheme>;
type Choice = {
  group: 'color' | 'font' | 'border';
  role: string;
  parse: (role: string, value: unknown) => ParsedValue;
};

const choiceRoles: ReadonlyMap<string, readonly string[] | 'all'> = new Map(
  Object.entries<readonly string[] | 'all'>({
    color: 'all',
    font: ['headline', 'interface', 'headWeight', 'headTracking', 'headTrackingXl'],
    border: ['heavy', 'masthead'],
  }),
);
const parsers = { color: parseColor, font: parseFont, border: parseBorder } as const;

const parseJson = (text: string): { file: unknown } | { issue: string } => {
  if (text.length > maxCharacters)
    return { issue: `The file has ${text.length} characters; ${maxCharacters} are accepted. Export one theme.` };
  try {
    return { file: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { issue: `The text is no JSON (${error.message}). Export the tokens again or paste the whole file.` };
  }
};

const toComparable = (value: unknown): string => {
  const { value: amount, unit } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return amount !== undefined && typeof unit === 'string' ? `${String(amount)}${unit}` : JSON.stringify(value);
};

const equalsShared = (group: string, shared: string, value: unknown) =>
  [toComparable(designToken(group, shared).$value), shared, JSON.stringify(shared)].includes(toComparable(value));

/**
 * Reads a file of design tokens (W3C format or Tokens Studio) into the choices of a brand. Its colors are those of the
 * scheme. Nothing is imported from a file with an issue.
 */
export const importTokens = (text: string, current: NewsThemeChoices, scheme: ColorScheme = 'light'): ImportResult => {
  const parsed = parseJson(text);
  if ('issue' in parsed) return { kind: 'rejected', issues: [parsed.issue] };
  const { tokens, issues } = flattenTokens(parsed.file);
  const base = newsTheme(current, scheme) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const imported: Record<Choice['group'], Record<string, string>> = { color: {}, font: {}, border: {} };
  const notes: string[] = [];

  const read = ({ path, value }: FileToken) => {
    const [group = '', role = ''] = path.slice(-2);
    const shared = Object.hasOwn(base, group) ? base[group] : undefined;
    if (!shared || !Object.hasOwn(shared, role)) {
      notes.push(`${path.join('.')} is no token of a theme and was left out.`);
      return;
    }
    const roles = choiceRoles.get(group);
    if (roles && (roles === 'all' || roles.includes(role))) {
      const target = group as Choice['group'];
      const result = parsers[target](role, value);
      if ('issue' in result) issues.push(`${group}.${role}: ${result.issue}`);
      else imported[target][role] = result.css;
      if (role === 'headline' && Array.isArray(value) && value.length > 1)
        imported.font['headlineFallback'] = value.at(-1) === 'sans-serif' ? 'sans' : 'serif';
    } else if (!isDerived(group as Group, role) && !equalsShared(group, shared[role] ?? '', value)) {
      notes.push(`${group}.${role} is ${shared[role]} in every publication and was left out.`);
    }
  };
  for (const token of tokens) read(token);

  if (issues.length > 0) return { kind: 'rejected', issues };
  if (Object.values(imported).every((roles) => Object.keys(roles).length === 0)) {
    const issue = 'The file has no token of a theme. Name tokens by group and role, for example color.accent.';
    return { kind: 'rejected', issues: [issue] };
  }
  const choices = {
    ...current,
    ...(scheme === 'dark'
      ? { dark: { ...current.dark, ...imported.color } }
      : { color: { ...current.color, ...imported.color } }),
    font: { ...current.font, ...imported.font },
    border: { ...current.border, ...imported.border },
  };
  return { kind: 'imported', choices: toMinimalChoices(choices), notes };
};

/* Composed from other tokens. */
const isDerived = (group: Group, role: string) => group === 'border' || (group === 'font' && role === 'headlineItalic');
