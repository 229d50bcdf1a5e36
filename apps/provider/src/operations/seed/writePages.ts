import { toSlug } from '@masthead/content-rules/natural-id';
import type { ContentPublication } from '../../content/files/files.ts';
import type { ContentStaticPage } from '../../content/files/schema/pages.ts';
import { writeFiles } from '../../content/publishing/writeFiles.ts';
import type { Writer } from '../../content/publishing/writer.ts';
import { addDays, toDay } from './clock.ts';
import { createGeneratedPages, fillStaff } from './generatedPages.ts';
import { toPicture } from './storedImage.ts';
import type { FileContext, PublicationContext } from './writeCalendar.ts';

/** Writes the static pages of a publication (§2.3). */
export const writeStaticPages = async (
  writer: Writer,
  pages: readonly ContentStaticPage[],
  context: FileContext,
): Promise<void> => {
  const items = pages.map(({ slug, image, ...page }) => {
    const input = { ...page, image: image && toPicture(image) };
    return { key: slug, input, source: input };
  });
  await writeFiles(writer, context.target, 'staticPage', items, context);
};

/** Writes the header pictures of a publication. */
export const writeHeaderPictures = async (
  writer: Writer,
  pictures: ContentPublication['headerPictures'],
  context: FileContext,
): Promise<void> => {
  const items = pictures.map(({ page, image }) => {
    const input = { image: toPicture(image) };
    return { key: page, input, source: input };
  });
  await writeFiles(writer, context.target, 'headerPicture', items, context);
};

/** Writes the newsletters of a site, in the order of its file. */
export const writeNewsletters = async (
  writer: Writer,
  newsletters: ContentPublication['newsletters'],
  context: FileContext,
): Promise<void> => {
  const items = newsletters.map(({ productCode, ...letter }, position) => {
    const input = { ...letter, position };
    return { key: productCode, input, source: input };
  });
  await writeFiles(writer, context.target, 'newsletter', items, context);
};

const writePromotionalListings = async (
  writer: Writer,
  { promotionalListings }: ContentPublication,
  context: PublicationContext,
): Promise<void> => {
  const items = promotionalListings.map(({ image, ...listing }, position) => {
    const input = { ...listing, image: toPicture(image), position };
    return { key: toSlug(`${listing.type} ${listing.title}`), input, source: input };
  });
  // Keys come from titles: a listing with a corrected title replaces the former one.
  await writeFiles(writer, context.target, 'promotionalListing', items, { ...context, missing: 'remove' });
};

const writeRecognition = async (
  writer: Writer,
  { recognition }: ContentPublication,
  context: PublicationContext,
): Promise<void> => {
  const { target, site, now } = context;
  const today = toDay(now, site.timeZone);
  const year = Number(today.slice(0, 4));
  const existing = await writer.db
    .selectFrom('recognitionProfiles')
    .select(['entryId', 'date', 'publishedYear'])
    .where('siteId', '=', target.site.id)
    .execute();
  const items = recognition.map((entry) => {
    const { yearsAgo, dateDaysAgo, proPhoto, companyLogo, directory, docName, ...profile } = entry;
    const former = existing.find(({ entryId }) => entryId === profile.entryId);
    const input = {
      ...profile,
      date: former?.date ?? addDays(today, -dateDaysAgo),
      proPhoto: toPicture(proPhoto),
      companyLogo: companyLogo && toPicture(companyLogo),
    };
    return { key: `${directory}/${docName}/${former?.publishedYear ?? year - yearsAgo}`, input, source: entry };
  });
  await writeFiles(writer, target, 'recognition', items, context);
};

/** Writes static pages, header pictures, promotional listings, newsletters and recognition profiles. */
export const writePages = async (
  writer: Writer,
  content: ContentPublication,
  context: PublicationContext,
): Promise<void> => {
  await writeStaticPages(
    writer,
    [...content.staticPages.map((page) => fillStaff(page, content)), ...createGeneratedPages(content)],
    context,
  );
  await writeHeaderPictures(writer, content.headerPictures, context);
  await writePromotionalListings(writer, content, context);
  await writeNewsletters(writer, content.newsletters, context);
  await writeRecognition(writer, content, context);
};
