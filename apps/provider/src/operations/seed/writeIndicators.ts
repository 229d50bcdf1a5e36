import type { ContentIndicator } from '../../content/files/schema/indicators.ts';
import { writeFiles } from '../../content/publishing/writeFiles.ts';
import type { Writer } from '../../content/publishing/writer.ts';
import { addDays, toDay } from './clock.ts';
import { findExistingDates } from './existingRows.ts';
import type { PublicationContext } from './writeCalendar.ts';

/**
 * Writes the indicators of the market strip, in the order of their file. `naturalIds` are those of articles by slug.
 */
export const writeIndicators = async (
  writer: Writer,
  indicators: readonly ContentIndicator[],
  { naturalIds, ...context }: PublicationContext & { naturalIds: ReadonlyMap<string, string> },
): Promise<void> => {
  const { target, site, now } = context;
  const existing = await findExistingDates<'asOf', string>(writer.db, 'marketIndicators', target.site.id, ['asOf']);
  const items = indicators.map(({ key, date, daysAgo = 0, article, ...fields }, position) => {
    const naturalId = article && naturalIds.get(article);
    const asOf = date ?? existing.get(key)?.asOf ?? addDays(toDay(now, site.timeZone), -daysAgo);
    const input = { ...fields, asOf, position, ...(naturalId && { uri: `/${naturalId}/` }) };
    return { key, input, source: [fields, date, daysAgo, article, position] };
  });
  await writeFiles(writer, target, 'indicator', items, context);
};
