import { parse, stringify } from 'yaml';
import { isObject, type Json } from '../content/values.ts';
import { getText } from './lexical.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The fields of a chart (docs/guides/charts.md) that its form has, in the order in which they are written. */
const names = 'type title subtitle source note alt prefix suffix decimals highlight data'.split(' ');

const isShown = ([name, value]: readonly [string, unknown]): boolean => {
  if (name === 'decimals') return Number.isInteger(value);
  return name === 'highlight' ? Array.isArray(value) && value.every(isText) : names.includes(name) && isText(value);
};

const hasValue = ([, value]: readonly [string, unknown]): boolean =>
  isText(value) ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : value != null;

/** Returns the fields of a chart that have a value. */
export const toChart = (chart: Json): Json => {
  const values: Json = { ...chart, data: getText(chart['data']).trimEnd() };
  return Object.fromEntries(names.map((name) => [name, values[name]] as const).filter(hasValue));
};

/** Parses the YAML of a chart block; undefined where its form could not show all of it. */
export const parseChart = (source: string): Json | undefined => {
  try {
    const value: unknown = parse(source, { schema: 'core', logLevel: 'error' });
    if (!isObject(value) || !Object.entries(value).every(isShown)) return undefined;
    return ['type', 'title', 'data'].every((name) => Object.hasOwn(value, name)) ? toChart(value) : undefined;
  } catch {
    // The provider lists the issues of the source when it is published.
    return undefined;
  }
};

/** Writes the YAML of a chart block. */
export const formatChart = ({ data, ...chart }: Json): string =>
  `${stringify(chart, { lineWidth: 0 })}data: |\n  ${getText(data).replaceAll('\n', '\n  ')}`;
