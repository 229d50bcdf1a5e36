import type { Content } from '../files.ts';
import { pluck, type Report } from './report.ts';

/** Newsletters cover categories of their own publication. */
export const checkNewsletters = (
  file: string,
  { newsletters, categories }: Pick<Content, 'newsletters' | 'categories'>,
  { require }: Report,
): void => {
  const paths = new Set(pluck(categories, 'path'));
  for (const { productCode, categories: covered } of newsletters)
    for (const path of covered) require(file, `newsletters ${productCode}`, paths.has(path), `no category "${path}"`);
};
