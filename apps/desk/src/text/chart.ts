import { parse, stringify } from 'yaml';
import { isObject, type Json } from '../content/values.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** The fields of a chart (docs/guides/charts.md) that its form has, in the order in which they are written. */
const fields = new Map<string, (value: unknown) => boolean>([
  ['type', isText],
  ['title', isText],
  ['subtitle', isText],
  ['source', isText],
  ['note', isText],
  ['alt', isText],
  ['prefix', isText],
  ['suffix', isText],
  ['decimals', Number.isInteger],
  ['highlight', isTexts],
  ['data', isText],
]);
/** Returns the fields of a chart that have a value. */
export const toChart = (chart: Json): Json =>
  Object.fromEntries(
    [...fields.keys()].flatMap((name) => {
      const value = chart[name];
      const isThere = isText(value) ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : value != null;
      if (!isThere) return [];
      return [[name, name === 'data' ? String(value).trimEnd() : value]];
    }),
  );

/** Parses the YAML of a chart block; undefined where its form could not show all of it. */
export const parseChart = (source: string): Json | undefined => {
  let value: unknown;
  try {
    value = parse(source, { schema: 'core', logLevel: 'error' });
  } catch {
    // The provider lists the issues of the source when it is published.
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const isShown = Object.entries(value).every(([name, entry]) => fields.get(name)?.(entry));
  return isShown && ['type', 'title', 'data'].every((name) => Object.hasOwn(value, name)) ? toChart(value) : undefined;
};

/** Writes the YAML of a chart block. */
export const formatChart = ({ data, ...chart }: Json): string =>
  `${stringify(chart, { lineWidth: 0 })}data: |\n${String(data ?? '')
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}`;
