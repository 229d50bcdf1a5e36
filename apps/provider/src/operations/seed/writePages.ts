import { toMediaUri } from '../../media/library/mediaImage.ts';
import type { ContentImage } from '../../content/files/schema/common.ts';
import { toSlug } from '@masthead/content-rules/natural-id';
import type { ContentPublication } from '../../content/files/files.ts';
import { type ContentStaticPage, staticPageSchema } from '../../content/files/schema/pages.ts';
import { writeFiles } from '../../content/publishing/writeFiles.ts';
import type { Writer } from '../../content/publishing/writer.ts';
import { addDays, toDay } from './clock.ts';
import { toPicture } from './storedImage.ts';
import type { FileContext, PublicationContext } from './writeCalendar.ts';
import { escapeHtml } from '@masthead/content-rules/html';
import { toAuthorUri } from '../../content/graphql/resolvers/content.ts';

const createLink = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

/** The author's portrait, if there is one, then the name as a link, and the role. */
const createPerson = ({ key, name, role, portrait }: ContentPublication['authors'][number]): string => {
  // The import has added the record of a file.
  const image: ContentImage | undefined = portrait;
  const record = image?.record;
  const picture = record
    ? `<img src="${toMediaUri(record)}/?width=240&amp;shape=portrait" alt="" width="56" height="70" loading="lazy" />`
    : '';
  return `${picture}${createLink(toAuthorUri({ slug: key }), name)}<br />${escapeHtml(role)}`;
};

type Directory = Pick<ContentStaticPage, 'title' | 'excerpt'>;

const createPage = (slug: string, path: string, { title, excerpt }: Directory, content: string): ContentStaticPage =>
  staticPageSchema.parse({
    slug,
    path,
    title,
    content,
    excerpt,
    template: 'directory',
    settings: { pageLayout: 'full_width' },
  });

/** Creates the technology center (§2.1), with a section per tab whose id is the tab's hash. */
const createTechCenterPage = (
  center: NonNullable<ContentPublication['techCenter']>,
  authors: ContentPublication['authors'],
): ContentStaticPage => {
  const sections = center.tabs.map(({ slug, title, editorsNote, author, vendors }) => {
    const editor = authors.find(({ key }) => key === author);
    const items = vendors.map(
      (vendor) =>
        `<li><h3>${vendor.website ? createLink(vendor.website, vendor.name) : escapeHtml(vendor.name)}</h3><p>${escapeHtml(vendor.description)}</p><p class="customer-size">Customer size: ${escapeHtml(vendor.customerSize)}</p></li>`,
    );
    const note = `<blockquote><p>${escapeHtml(editorsNote)}</p><p class="author">${editor ? createPerson(editor) : escapeHtml(author)}</p></blockquote>`;
    return `<section id="${slug}"><h2>${escapeHtml(title)}</h2>${note}<ul class="vendors">${items.join('')}</ul></section>`;
  });
  return createPage('cre-tech-center', '/cre-tech-center/', center, sections.join('\n'));
};

/** Creates the career center with the job offers of partners. */
const createCareerPage = (center: NonNullable<ContentPublication['careers']>): ContentStaticPage => {
  const items = center.positions.map(
    ({ id, title, employer, location, terms, salary, description, url }) =>
      `<li id="${id}"><h2>${createLink(url, title)}</h2><p class="employer">${escapeHtml(`${employer}, ${location}`)}</p><p class="terms">${escapeHtml(`${terms}. ${salary}`)}</p><p>${escapeHtml(description)}</p></li>`,
  );
  return createPage('career-center', '/static/career-center/', center, `<ul class="careers">${items.join('')}</ul>`);
};

const staffList = '<ul class="staff"></ul>';

/** Lists the authors on staff, with their role, where a static page has a place for them. */
export const fillStaff = (
  page: ContentStaticPage,
  { authors, staff }: Pick<ContentPublication, 'authors' | 'staff'>,
): ContentStaticPage => {
  const items = authors.filter(({ key }) => staff.includes(key)).map((author) => `<li>${createPerson(author)}</li>`);
  return { ...page, content: page.content.replace(staffList, `<ul>${items.join('')}</ul>`) };
};

/** Creates static pages from structured content, so that they are available like other static pages. */
export const createGeneratedPages = ({
  techCenter,
  careers,
  authors,
}: ContentPublication): readonly ContentStaticPage[] => [
  ...(techCenter ? [createTechCenterPage(techCenter, authors)] : []),
  ...(careers ? [createCareerPage(careers)] : []),
];

/** Writes the static pages of a publication (§2.3). */
const writeStaticPages = async (
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

const writeHeaderPictures = async (
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
const writeNewsletters = async (
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
