import { parse, stringify } from 'yaml';
import type { Chart } from './blocks.ts';

const texts = ['type', 'title', 'subtitle', 'source', 'note', 'alt', 'prefix', 'suffix', 'data'] as const;
const known: ReadonlySet<string> = new Set([...texts, 'decimals', 'highlight']);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses the YAML of a chart block; undefined where its form could not show all of it. */
export const parseChart = (source: string): Chart | undefined => {
  let value: unknown;
  try {
    value = parse(source, { schema: 'core', logLevel: 'error' });
  } catch {
    // The provider lists the issues of the source when it is published.
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = value as Record<string, unknown>;
  const { decimals, highlight, type, title, data } = fields;
  const isShown =
    Object.keys(fields).every((name) => known.has(name)) &&
    texts.every((name) => fields[name] === undefined || isText(fields[name])) &&
    (decimals === undefined || Number.isInteger(decimals)) &&
    (highlight === undefined || (Array.isArray(highlight) && highlight.every(isText)));
  return isShown && isText(type) && isText(title) && isText(data) ? toChart(fields) : undefined;
};

/** Returns the fields of a chart that have a value, in the order in which they are written. */
export const toChart = (fields: Readonly<Record<string, unknown>>): Chart => {
  const text = (name: (typeof texts)[number]): Record<string, string> => {
    const value = fields[name];
    return isText(value) && value.trim() !== '' ? { [name]: name === 'data' ? value.trimEnd() : value } : {};
  };
  const { decimals, highlight } = fields;
  return {
    type: '',
    title: '',
    data: '',
    ...text('type'),
    ...text('title'),
    ...text('subtitle'),
    ...text('source'),
    ...text('note'),
    ...text('alt'),
    ...text('prefix'),
    ...text('suffix'),
    ...(typeof decimals === 'number' && { decimals }),
    ...(Array.isArray(highlight) && highlight.length > 0 && { highlight: highlight.filter(isText) }),
    ...text('data'),
  };
};

/** Writes the YAML of a chart block. */
export const formatChart = ({ data, ...fields }: Chart): string =>
  `${stringify(fields, { lineWidth: 0 })}data: |\n${data
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}`;
