import { toIsoDateTime } from '../../content/publications/dates.ts';
import type { AddNote } from '../bodyTree.ts';
import type { ImportArticle, ImportAuthor, ImportCategory, ImportPage, ImportPicture, Note } from '../items.ts';
import { readDate, type SourceDate } from '../readDate.ts';
import { toText } from '../text.ts';
import { getPlace, type GhostIndex, isInternalTag } from './ghostIndex.ts';
import { getHandling, postHandling, unknownColumn } from './ghostTables.ts';
import { convertKoenigHtml } from './koenigHtml.ts';
import { convertLexical } from './lexical.ts';
import { getText, type GhostRow } from './readGhost.ts';
import { MobiledocHtmlRenderer } from '@tryghost/kg-mobiledoc-html-renderer';
import { type Card, cardRules, convertCard } from './cards.ts';

/** What the renderer passes to a card or an atom. */
type RenderArguments = {
  env: { name: string; dom: { createRawHTMLSection: (html: string) => unknown } };
  payload: Card;
};

const createRenderer = (note: AddNote): MobiledocHtmlRenderer => {
  const render = (values: Record<string, unknown>): unknown => {
    const { env, payload } = values as RenderArguments;
    return env.dom.createRawHTMLSection(convertCard(env.name, payload, note));
  };
  return new MobiledocHtmlRenderer({
    cards: [...cardRules.keys()].map((name) => ({ name, type: 'dom', render })),
    atoms: [
      {
        name: 'soft-return',
        type: 'dom',
        render: (values) =>
          (values as { env: { dom: { createElement: (name: string) => unknown } } }).env.dom.createElement('br'),
      },
    ],
    unknownCardHandler: (values) => {
      const { env, payload } = values as RenderArguments;
      convertCard(env.name, payload, note);
    },
  });
};

/** Converts a document of the Mobiledoc editor to HTML. Undefined, with a note, if it is damaged. */
export const convertMobiledoc = (text: string, note: AddNote): string | undefined => {
  try {
    return createRenderer(note).render(JSON.parse(text) as { version: string });
  } catch (error) {
    // The renderer throws plain errors for documents that it cannot read.
    note('not-imported', 'text', 'The document of the editor (mobiledoc) is damaged.', String(error).slice(0, 200));
    return undefined;
  }
};

type Row = GhostRow['row'];

/** `site` is the address of the old site without a trailing slash, `timeZone` that of the publication. */
export type GhostDeps = { index: GhostIndex; site: string; timeZone: string; detail: 'index' | 'full' };

/** Ghost stores addresses of the site with this word instead of its origin. U+0000 cannot be stored. */
const replaceSite = (text: string, site: string): string => text.replaceAll('__GHOST_URL__', site).replaceAll('\0', '');

const toPicture = (
  address: string,
  site: string,
  texts: { alt?: string; caption?: string } = {},
): ImportPicture | undefined =>
  address === ''
    ? undefined
    : {
        address: replaceSite(address, site),
        ...(texts.alt && { alt: texts.alt }),
        ...(texts.caption && { caption: toText(texts.caption) }),
      };

const getSocial = (row: Row): ImportAuthor['social'] => {
  const handles = {
    twitter: getText(row, 'twitter').replace(/^@/, ''),
    facebook: getText(row, 'facebook').replace(/^\/+/, ''),
  };
  const website = getText(row, 'website');
  return [
    ...(handles.twitter
      ? [{ network: 'twitter', value: `https://twitter.com/${encodeURIComponent(handles.twitter)}` }]
      : []),
    ...(handles.facebook
      ? [{ network: 'facebook', value: `https://www.facebook.com/${encodeURI(handles.facebook)}` }]
      : []),
    ...(/^https?:\/\//.test(website) ? [{ network: 'website', value: website }] : []),
  ];
};

export const toAuthor = (row: Row, { site }: GhostDeps): ImportAuthor => {
  const slug = getText(row, 'slug');
  const picture = toPicture(getText(row, 'profile_image') || getText(row, 'image'), site);
  const social = getSocial(row);
  return {
    kind: 'author',
    id: getText(row, 'id'),
    name: getText(row, 'name').trim() || slug,
    ...(slug && { slug }),
    ...(getText(row, 'bio') && { description: toText(getText(row, 'bio')) }),
    ...(picture && { picture }),
    ...(social && social.length > 0 && { social }),
    place: getPlace('user', row, 'name'),
    oldAddresses: slug ? [`/author/${encodeURIComponent(slug)}/`] : [],
    notes: [],
  };
};

export const toCategory = (row: Row): ImportCategory => {
  const slug = getText(row, 'slug');
  const description = toText(getText(row, 'description'));
  return {
    kind: 'category',
    id: getText(row, 'id'),
    name: getText(row, 'name').trim() || slug,
    slug,
    ...(description && { description }),
    place: getPlace('tag', row, 'name'),
    oldAddresses: slug ? [`/tag/${encodeURIComponent(slug)}/`] : [],
    notes: [],
  };
};

const readDateColumn = (row: Row, name: string, { timeZone }: GhostDeps): SourceDate | undefined => {
  const value = row[name];
  // Ghost 1 has milliseconds.
  if (typeof value === 'number' && Math.abs(value) < 8.64e15) {
    const instant = new Date(value).toISOString();
    return { instant, day: toIsoDateTime(new Date(value), timeZone).slice(0, 10) };
  }
  return readDate(getText(row, name), { day: timeZone, time: 'UTC' });
};

/** Address of a post by the pattern of permalinks of its site. */
const getPermalink = (row: Row, day: string | undefined, { index }: GhostDeps): string => {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  const parts: ReadonlyMap<string, string> = new Map(
    Object.entries<string>({
      slug: encodeURIComponent(getText(row, 'slug')),
      id: encodeURIComponent(getText(row, 'id')),
      year,
      month,
      day: date,
    }),
  );
  return index.permalink.replaceAll(/:(slug|id|year|month|day)\b/g, (_, name: string) => parts.get(name) ?? '');
};

const convertBody = (row: Row, note: AddNote): string => {
  const [html, lexical, mobiledoc] = [getText(row, 'html'), getText(row, 'lexical'), getText(row, 'mobiledoc')];
  if (html.trim() !== '') return convertKoenigHtml(html, note);
  if (lexical !== '') return convertLexical(lexical, note) ?? '';
  return mobiledoc === '' ? '' : (convertMobiledoc(mobiledoc, note) ?? '');
};

type Access = Pick<ImportArticle, 'status' | 'access'>;

/** Posts of these visibilities are content for subscribers. */
const paidVisibilities: ReadonlySet<string> = new Set(['paid', 'tiers']);

const getAccess = (row: Row, meta: Row, isPage: boolean, note: AddNote): Access => {
  const status = getText(row, 'status');
  const visibility = getText(row, 'visibility');
  const isPublic = visibility === '' || visibility === 'public';
  const isPaid = !isPage && paidVisibilities.has(visibility);
  if (!isPage && visibility === 'members')
    note('changed', 'visibility members', 'Readers had to sign up for it. Here everybody can read it.');
  else if (!isPublic && !isPaid) {
    note(
      'changed',
      `visibility ${visibility.slice(0, 40)}`,
      'Nothing here has this visibility, so all could read it. It is imported as a draft.',
    );
    return { status: 'draft' };
  }
  const access = isPaid && { access: 'subscribers' as const };
  if (status === 'sent' || meta['email_only'] === 1 || meta['email_only'] === true) {
    note('changed', 'status sent', 'It was sent as an email only. It is imported as a draft.');
    return { status: 'draft', ...access };
  }
  if (status === 'published' || status === 'scheduled' || status === 'draft') return { status, ...access };
  note('changed', `status ${status.slice(0, 40)}`, 'Its status is unknown. It is imported as a draft.');
  return { status: 'draft', ...access };
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === 0 || value === false;

const noteColumns = (row: Row, note: AddNote): void => {
  for (const [name, value] of Object.entries(row)) {
    const handling = getHandling(postHandling, name, unknownColumn);
    if (handling === 'imported' || handling.kind === 'ignored' || isEmpty(value)) continue;
    note(
      handling.kind,
      `column ${name.slice(0, 60)}`,
      handling.reason,
      (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200),
    );
  }
};

const listTags = (id: string, { index }: GhostDeps, note: AddNote): readonly Row[] =>
  (index.tagsOfPosts.get(id) ?? []).flatMap((tagId) => {
    const tag = index.tags.get(tagId);
    if (!tag) note('not-imported', 'tag', 'The export has no tag with this id.', tagId);
    else if (isInternalTag(tag))
      note('ignored', 'internal tag', 'Only the old site used it.', getText(tag, 'name').slice(0, 100));
    else return [tag];
    return [];
  });

const isElsewhere = (address: string, site: string): boolean =>
  URL.canParse(address) &&
  new URL(address).hostname.replace(/^www\./, '') !== new URL(site).hostname.replace(/^www\./, '');

export const toStory = (row: Row, deps: GhostDeps): ImportArticle | ImportPage => {
  const { index, site, detail } = deps;
  const id = getText(row, 'id');
  const place = getPlace('post', row, 'title');
  const notes: Note[] = [];
  const note: AddNote = (kind, subject, reason, value) =>
    void notes.push({ kind, subject, reason, place, ...(value !== undefined && { value }) });
  const meta = index.meta.get(id) ?? {};
  const get = (name: string): string => getText(row, name) || getText(meta, name);
  const tags = listTags(id, deps, note);
  const isPage = get('type') === 'page' || row['page'] === 1 || row['page'] === true;
  const published = readDateColumn(row, 'published_at', deps);
  const updated = readDateColumn(row, 'updated_at', deps);
  const unreadDate = published ? '' : get('published_at');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(get('published_at'));
  /** The day of the old address. That of the new one is the publication's where the old one has none. */
  const oldDay =
    published && (isDay ? published.day : toIsoDateTime(new Date(published.instant), index.timeZone).slice(0, 10));
  const day = index.permalink.includes(':day') ? oldDay : published?.day;
  const picture = toPicture(get('feature_image') || get('image'), site, {
    alt: get('feature_image_alt'),
    caption: get('feature_image_caption'),
  });
  const description = toText(get('meta_description'));
  const summary = toText(get('custom_excerpt')) || description;
  const canonicalUrl = replaceSite(get('canonical_url'), site);
  if (row['featured'] === 1 || row['featured'] === true)
    note('changed', 'featured', 'The theme showed it first. Put it into a package of the home page.');
  const authors = index.authors.get(id) ?? [get('author_id')];
  const { status, ...access } = getAccess(row, meta, isPage, note);
  noteColumns(row, note);
  noteColumns(Object.fromEntries(Object.entries(meta).filter(([name]) => name !== 'id')), note);
  const slug = get('slug');
  const story = {
    id,
    place,
    title: toText(get('title')),
    ...(slug && { slug }),
    status,
    ...(published !== undefined && { publishedAt: published.instant, day: day ?? '' }),
    ...(unreadDate && { unreadDate }),
    ...(updated !== undefined && { updatedAt: updated.instant }),
    ...(summary && { summary }),
    html: detail === 'full' ? replaceSite(convertBody(row, note), site) : '',
    ...(picture && { picture }),
    authors: authors.filter((author) => index.users.has(author)),
    oldAddresses: [
      ...(slug ? [isPage ? `/${encodeURIComponent(slug)}/` : getPermalink(row, oldDay, deps)] : []),
      ...(get('uuid') ? [`/p/${encodeURIComponent(get('uuid'))}/`] : []),
    ],
    notes,
  };
  if (isPage) return { kind: 'page', ...story, ...(description && { metaDescription: description }) };
  return {
    kind: 'article',
    ...story,
    ...access,
    categories: tags.map((tag) => getText(tag, 'id')).filter((tag) => index.primaryTags.has(tag)),
    tags: [...new Set(tags.map((tag) => getText(tag, 'name').trim()).filter(Boolean))],
    ...(isElsewhere(canonicalUrl, site) && { canonicalUrl }),
  };
};
