import { escapeHtml } from '@masthead/content-rules/html';
import { parseHostedVideo } from '@masthead/content-rules/video-hosts';
import { findKickerCategory, getArticleCategories } from '../../files/articleCategories.ts';
import { countReadingMinutes, type Body, listBodyPictures, toBody, toUnsafeHtml } from '../../files/bodyBlocks.ts';
import { listLosses, listRemotePictures, toHtmlBlocks } from '../../files/htmlBlocks.ts';
import { shownFields, type ShownFields } from '../../files/schema/articles.ts';
import { toIsoDateTime } from '../../publications/dates.ts';
import { type ArticleInput as ArticleRows, rewriteArticles, writeArticles } from '../../../db/write/articles.ts';
import { formatByline, toPlainText } from '../../../db/write/plainText.ts';
import { toJson, toOptionalJson } from '../../../db/write/upsert.ts';
import type { MediaRecord, MediaRecords } from '../../../media/library/mediaRecord.ts';
import { checkDeal, toDealRow } from '../deal.ts';
import { toStoredFootage } from '../footage.ts';
import { parseMediaAddress, toStoredPicture } from '../picture.ts';
import {
  createRowContext,
  getEmbargoDate,
  isOnSites,
  isVisible,
  type Item,
  type Kind,
  naturalIdKey,
  type RowContext,
} from '../kind.ts';
import { findArticleIds } from '../references.ts';
import type { Issue } from '../result.ts';
import { articleInput, type ArticleInput } from './articleInput.ts';
import { loadCheckedReferences, loadReferences, type References, removeFromLists } from './articleReferences.ts';
import { articleListTags, relatedArticleTags } from './articleTags.ts';

const postFormats: ReadonlyMap<string, string> = new Map([
  ['Video', 'video'],
  ['Slideshow', 'gallery'],
]);
const getPostFormat = (kicker: string | null | undefined): string => postFormats.get(kicker ?? '') ?? 'standard';

/** Returns the HTML of an embed (§3 embed1, embed2). */
const toIframe = (
  embed: NonNullable<ArticleInput['embeds']>[number] | undefined,
  { typeset }: RowContext,
): string | null =>
  embed ? `<iframe src="${escapeHtml(embed.src)}" title="${escapeHtml(typeset(embed.title))}"></iframe>` : null;

const toVideo = (
  video: NonNullable<ArticleInput['video']>,
  poster: string | null,
  { media, typeset, typesetOrNull }: RowContext,
): NonNullable<ArticleRows['video']> => {
  const footage = toStoredFootage(video, media, typeset);
  return {
    uri: footage.uri,
    provider: parseHostedVideo(footage.uri)?.provider.toLowerCase() ?? null,
    title: typesetOrNull(video.title),
    poster,
    duration: footage.duration,
    footage: toJson(footage),
  };
};

const toAttachments = (
  { slides, video, book, image }: ArticleInput,
  context: RowContext,
): Pick<ArticleRows, 'slides' | 'video' | 'book'> => {
  const { media, toUri, typeset, typesetOrNull } = context;
  return {
    ...(slides && {
      slides: slides.map((slide) => {
        const { uri, width, height, alt, credit } = toStoredPicture(slide.image, media, typeset);
        // Of a decorative picture the title or the caption says what it shows.
        const isUndescribed = slide.image.url !== undefined && slide.image.decorative;
        return {
          title: typesetOrNull(slide.title),
          caption: typesetOrNull(slide.caption),
          image: uri,
          alt: isUndescribed ? null : (alt ?? null),
          credit: credit ?? null,
          width: width ?? null,
          height: height ?? null,
        };
      }),
    }),
    ...(video && { video: toVideo(video, toUri(video.poster ?? image), context) }),
    ...(book && {
      book: {
        title: typeset(book.title),
        description: typesetOrNull(book.description),
        coverImage: toUri(book.coverImage),
        bookUrl: book.bookUrl ?? null,
      },
    }),
  };
};

/** The uploaded pictures of a Markdown body by their address in it. */
const getBodyPictures = (
  markdown: string,
  { body }: ArticleInput,
  { media }: Pick<RowContext, 'media'>,
): Readonly<Record<string, MediaRecord>> =>
  Object.fromEntries(
    listBodyPictures(markdown).flatMap(({ href }) => {
      const record = media.get(body.pictures?.[href]?.media ?? parseMediaAddress(href) ?? '');
      return record ? [[href, record] as const] : [];
    }),
  );

const readBody = (input: ArticleInput, context: RowContext): Body => {
  const { markdown, html = '' } = input.body;
  return markdown === undefined
    ? { blocks: toHtmlBlocks(html, context.site.language), charts: [] }
    : toBody(markdown, getBodyPictures(markdown, input, context), context.site.language);
};

/** Returns an issue for each finding in the HTML of a body that is not sanitized yet, at the field of the body. */
const checkBody = (
  input: ArticleInput,
  media: MediaRecords,
  find: (html: string) => readonly string[],
): readonly Issue[] => {
  const { markdown, html = '' } = input.body;
  const [path, unsafe] =
    markdown === undefined
      ? ['body.html', html]
      : ['body.markdown', toUnsafeHtml(markdown, getBodyPictures(markdown, input, { media }))];
  return find(unsafe).map((message) => ({ path, message }));
};

/** The values of fields that pages only show, with their texts typeset. Addresses stay as they are. */
const toShown = (input: ArticleInput, { typeset }: RowContext): Record<string, unknown> => {
  const typesetValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(typesetValue);
    return typeof value === 'string' && !/^https?:/.test(value) ? typeset(value) : value;
  };
  return Object.fromEntries(
    (Object.keys(shownFields) as (keyof ShownFields)[]).map((name) => [name, typesetValue(input[name] ?? null)]),
  );
};

const toRows = (
  item: Item<ArticleInput>,
  context: RowContext,
  { categories, authors, publishers }: References,
): ArticleRows => {
  const { key, input } = item;
  const { site, typeset, typesetOrNull } = context;
  const { blocks, charts } = readBody(input, context);
  const kicker = input.kicker ? findKickerCategory(input.kicker, categories) : undefined;
  const primary = categories.find(({ path }) => path === input.primary);
  const byline = input.authors.flatMap((slug) => authors.get(slug)?.name ?? []);
  const partner = input.presentedBy ? (publishers.get(input.presentedBy)?.name ?? null) : null;
  return {
    article: {
      siteId: site.id,
      naturalId: key,
      title: typeset(input.title),
      summary: typesetOrNull(input.summary),
      type: 'article',
      postFormat: getPostFormat(input.kicker),
      kicker: input.kicker ?? null,
      kickerCategoryId: kicker?.id ?? null,
      primaryCategoryId: primary?.id ?? null,
      presentedBy: partner,
      byline: formatByline(byline, site.language),
      publication: site.name,
      image: toOptionalJson(context.toImage(input.image)),
      pubDate: getEmbargoDate(item),
      modifiedDate: input.updatedAt ? new Date(input.updatedAt) : null,
      timeToRead: countReadingMinutes(blocks.map(toPlainText).join(' ')),
      nofollow: input.nofollow ?? partner !== null,
      showDisclaimer: input.disclaimer,
    },
    body: {
      blocks: [...blocks],
      needToKnow: input.needToKnow.map(typeset),
      tags: input.tags,
      canonicalUrl: input.canonicalUrl ?? null,
      embed1: toIframe(input.embeds?.[0], context),
      embed2: toIframe(input.embeds?.[1], context),
      charts: toJson(charts),
      shown: toJson(toShown(input, context)),
    },
    categories: getArticleCategories(input, categories).map(({ id, path }) => ({
      categoryId: id,
      role: path === input.primary ? 'primary' : path === kicker?.path ? 'kicker' : 'listed',
    })),
    authorIds: input.authors.flatMap((slug) => authors.get(slug)?.id ?? []),
    ...toAttachments(input, context),
    // An article on no site has no deal, so totals of deals need not leave it out.
    ...(input.deal &&
      isOnSites(item) && {
        deal: toDealRow(input.deal, input, categories, {
          day: toIsoDateTime(getEmbargoDate(item), site.timeZone).slice(0, 10),
          typeset,
        }),
      }),
  };
};

const articlesPerBatch = 100;

const tags: Kind<ArticleInput>['tags'] = ({ key, input }) => [
  `article:${key}`,
  ...input.authors.map((slug) => `author:${slug}`),
  ...articleListTags,
];

/** The day of an address stays when the date changes, so another day is no error. */
const checkDay = (key: string, { publishAt }: ArticleInput, timeZone: string): Issue[] => {
  const day = publishAt ? toIsoDateTime(new Date(publishAt), timeZone).slice(0, 10) : '';
  const keyDay = key.slice(0, 10).replaceAll('/', '-');
  return day === '' || day === keyDay
    ? []
    : [{ path: 'publishAt', message: `is ${day} in ${timeZone}, and the address has ${keyDay}` }];
};

export const article: Kind<ArticleInput> = {
  schema: articleInput,
  ...naturalIdKey,
  keyExample: '2026/11/21/a-deal',
  tags,
  ownTag: ({ key }) => `article:${key}`,
  hiddenTags: relatedArticleTags,
  check: async ({ input }, { site, media }, writer) => {
    const { categories, authors, publishers } = await loadCheckedReferences(writer, site.id, input);
    const paths = new Set(categories.map(({ path }) => path));
    return [
      ...(paths.has(input.primary) ? [] : [{ path: 'primary', message: `no category "${input.primary}"` }]),
      ...input.categories.flatMap((path, index) =>
        paths.has(path) ? [] : [{ path: `categories[${index}]`, message: `no category "${path}"` }],
      ),
      ...input.authors.flatMap((slug, index) =>
        authors.has(slug) ? [] : [{ path: `authors[${index}]`, message: `no author "${slug}". Publish it first` }],
      ),
      ...(input.presentedBy && !publishers.has(input.presentedBy)
        ? [{ path: 'presentedBy', message: `no publisher "${input.presentedBy}". Publish it first` }]
        : []),
      ...(input.deal ? checkDeal(input.deal, categories) : []),
      // Sanitizing would remove pictures of another host, and uploaded ones inside a paragraph.
      ...checkBody(input, media, listRemotePictures),
    ];
  },
  listWarnings: ({ key, input }, { site, media }) => [
    ...checkDay(key, input, site.timeZone),
    ...checkBody(input, media, listLosses),
  ],
  write: async (writer, target, items) => {
    const { db, addTags } = writer;
    const context = createRowContext(target);
    const references = await loadReferences(writer, target.site.id, items);
    for (let start = 0; start < items.length; start += articlesPerBatch) {
      const chunk = items.slice(start, start + articlesPerBatch);
      const existing = await findArticleIds(
        db,
        target.site.id,
        chunk.map(({ key }) => key),
      );
      const rows = chunk.map((item) => ({ ...toRows(item, context, references), former: existing.get(item.key) }));
      await writeArticles(
        db,
        rows.filter(({ former }) => former === undefined),
        target.site.language,
      );
      await rewriteArticles(
        db,
        rows.flatMap(({ former, ...row }) => (former === undefined ? [] : [{ ...row, id: former }])),
        target.site.language,
      );
      for (const item of chunk) if (isVisible(item)) addTags(tags(item));
    }
  },
  remove: async (writer, { site }, naturalId) => {
    await writer.deleteRow('articles', { siteId: site.id, naturalId });
    await removeFromLists(writer, site.id, naturalId);
  },
};
