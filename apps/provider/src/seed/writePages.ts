import type { Kysely } from 'kysely';
import type { Content } from '../content/files.ts';
import type { ContentStaticPage } from '../content/schema/pages.ts';
import { preparePage } from '../content/staticPage.ts';
import { typeset } from '../content/typeset.ts';
import type { Database } from '../db/schema.ts';
import { toJson, toOptionalJson } from '../db/write/json.ts';
import { writeRecognitionProfiles } from '../db/write/recognition.ts';
import { imageUri } from '../images/imageId.ts';
import { logoId } from '../images/logos.ts';
import { addDays, dayOf } from './clock.ts';
import { generatedPages } from './generatedPages.ts';
import { drawnUri, storedImage } from './storedImage.ts';
import type { Setting } from './writeCalendar.ts';
import { portraitUri } from './writeSite.ts';

const orNull = (text: string | null): string | null => (text === null ? null : typeset(text));

/** Static pages of a publication (SPEC §2.3). */
export const writeStaticPages = async (db: Kysely<Database>, pages: readonly ContentStaticPage[], siteId: number): Promise<void> => {
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
      metaDescription: orNull(settings.metaDescription),
      openGraph: settings.openGraph && {
        ...settings.openGraph,
        title: typeset(settings.openGraph.title),
        description: typeset(settings.openGraph.description),
        image: settings.openGraph.image ?? drawnUri(image),
      },
    }),
  }));
  await db.insertInto('staticPages').values(rows).execute();
};

const writePromotion = async (db: Kysely<Database>, { promotionalListings, newsletters }: Content, { siteId, site }: Setting): Promise<void> => {
  const listings = promotionalListings.map(({ type, title, description, uri, pages, image }, position) => ({
    siteId,
    type,
    title: typeset(title),
    description: typeset(description),
    uri,
    pages,
    image: toOptionalJson(storedImage(image, { title: site.magazine.slug })),
    position,
  }));
  await db.insertInto('promotionalListings').values(listings).execute();
  const letters = newsletters.map(({ productCode, intCmp, title, blurb, frequency, browseAllUri }, position) => ({
    siteId, productCode, intCmp, title: typeset(title), blurb: typeset(blurb), frequency, browseAllUri, position,
  }));
  await db.insertInto('newsletters').values(letters).execute();
};

const writeRecognition = async (db: Kysely<Database>, { recognition }: Content, { siteId, site, now }: Setting): Promise<void> => {
  const today = dayOf(now, site.timeZone);
  const year = Number(today.slice(0, 4));
  await writeRecognitionProfiles(
    db,
    recognition.map(({ yearsAgo, dateDaysAgo, proPhoto, companyLogo, aboutMe, awards, qAndA, ...profile }) => ({
      ...profile,
      siteId,
      date: addDays(today, -dateDaysAgo),
      publishedYear: year - yearsAgo,
      proPhoto: portraitUri(proPhoto, site.spotInk),
      companyLogo: companyLogo && imageUri(logoId(companyLogo.name)),
      aboutMe: typeset(aboutMe),
      awards: awards.map((award) => ({ ...award, awardImpactStatement: typeset(award.awardImpactStatement) })),
      qAndA: qAndA.map(({ question, answer }) => ({ question: typeset(question), answer: typeset(answer) })),
    })),
  );
};

/** Static pages, promotion, newsletters and recognition profiles. */
export const writePages = async (db: Kysely<Database>, content: Content, setting: Setting): Promise<void> => {
  await writeStaticPages(db, [...content.staticPages, ...generatedPages(content)], setting.siteId);
  await writePromotion(db, content, setting);
  await writeRecognition(db, content, setting);
};
