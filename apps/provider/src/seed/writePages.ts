import type { Content } from '../content/files.ts';
import type { ContentStaticPage } from '../content/schema/pages.ts';
import { preparePage } from '../content/staticPage.ts';
import { typeset } from '../content/typeset.ts';
import { toJson, toOptionalJson } from '../db/write/json.ts';
import { toRecognitionRows } from '../db/write/recognition.ts';
import { imageUri } from '../images/imageId.ts';
import { logoId } from '../images/logos.ts';
import { addDays, toDay } from './clock.ts';
import { createGeneratedPages } from './generatedPages.ts';
import { toImageUri, toStoredImage } from './storedImage.ts';
import type { PublicationContext } from './writeCalendar.ts';
import type { Writer } from './writer.ts';
import { toPortraitUri } from './writeSite.ts';

const typesetOrNull = (text: string | null): string | null => (text === null ? null : typeset(text));

/** Writes the static pages of a publication (SPEC §2.3). */
export const writeStaticPages = async (
  writer: Writer,
  pages: readonly ContentStaticPage[],
  siteId: number,
): Promise<void> => {
  const rows = pages.map(({ slug, path, title, content: html, excerpt, template, image, settings }) => ({
    siteId,
    slug,
    path,
    title: typeset(title),
    content: preparePage(html),
    excerpt: typeset(excerpt),
    template,
    settings: toJson({
      ...settings,
      metaDescription: typesetOrNull(settings.metaDescription),
      openGraph: settings.openGraph && {
        ...settings.openGraph,
        title: typeset(settings.openGraph.title),
        description: typeset(settings.openGraph.description),
        image: settings.openGraph.image ?? toImageUri(image),
      },
    }),
  }));
  await writer.list('staticPages', siteId, rows, {
    by: 'slug',
    tags: ({ slug }) => ['static-pages', `static-page:${String(slug)}`],
  });
};

/** Writes the newsletters of a site, in the order of its file. */
export const writeNewsletters = async (
  writer: Writer,
  newsletters: Content['newsletters'],
  siteId: number,
): Promise<void> => {
  const rows = newsletters.map(({ title, blurb, ...letter }, position) => ({
    ...letter,
    siteId,
    title: typeset(title),
    blurb: typeset(blurb),
    position,
  }));
  await writer.list('newsletters', siteId, rows, { by: 'productCode', tags: () => ['newsletters'] });
};

const writePromotion = async (
  writer: Writer,
  { promotionalListings, newsletters }: Content,
  { siteId, site }: PublicationContext,
): Promise<void> => {
  const listings = promotionalListings.map(({ type, title, description, uri, pages, image }, position) => ({
    siteId,
    type,
    title: typeset(title),
    description: typeset(description),
    uri,
    pages,
    image: toOptionalJson(toStoredImage(image, { title: site.magazine.slug })),
    position,
  }));
  await writer.replace('promotionalListings', siteId, listings, ['promotional-listings']);
  await writeNewsletters(writer, newsletters, siteId);
};

const writeRecognition = async (
  writer: Writer,
  { recognition }: Content,
  { siteId, site, now }: PublicationContext,
): Promise<void> => {
  const today = toDay(now, site.timeZone);
  const year = Number(today.slice(0, 4));
  const existing = await writer.db
    .selectFrom('recognitionProfiles')
    .select(['entryId', 'date', 'publishedYear'])
    .where('siteId', '=', siteId)
    .execute();
  const rows = toRecognitionRows(
    recognition.map(({ yearsAgo, dateDaysAgo, proPhoto, companyLogo, aboutMe, awards, qAndA, ...profile }) => ({
      ...profile,
      siteId,
      date: addDays(today, -dateDaysAgo),
      publishedYear: year - yearsAgo,
      ...existing.find(({ entryId }) => entryId === profile.entryId),
      proPhoto: toPortraitUri(proPhoto, site.spotInk),
      companyLogo:
        companyLogo && ('name' in companyLogo ? imageUri(logoId(companyLogo.name)) : toImageUri(companyLogo)),
      aboutMe: typeset(aboutMe),
      awards: awards.map((award) => ({ ...award, awardImpactStatement: typeset(award.awardImpactStatement) })),
      qAndA: qAndA.map(({ question, answer }) => ({ question: typeset(question), answer: typeset(answer) })),
    })),
  );
  await writer.list('recognitionProfiles', siteId, rows, {
    by: 'docName',
    and: ['directory', 'publishedYear'],
    tags: ({ directory }) => [`recognition:${String(directory)}`],
  });
};

/** Writes static pages, promotional listings, newsletters and recognition profiles. */
export const writePages = async (writer: Writer, content: Content, setting: PublicationContext): Promise<void> => {
  await writeStaticPages(writer, [...content.staticPages, ...createGeneratedPages(content)], setting.siteId);
  await writePromotion(writer, content, setting);
  await writeRecognition(writer, content, setting);
};
