import { isSitePath } from '@masthead/content-rules/site-path';
import { decodeFragment, prefixId } from '../content/files/anchors.ts';
import { toHtmlBlocks } from '../content/files/htmlBlocks.ts';
import { type BuiltBody, buildBody, deriveSummary } from './body/buildBody.ts';
import type { BuildDeps } from './body/parts.ts';
import { splitBody } from './body/splitBody.ts';
import { toFileCredit, withoutCredit } from './body/buildPictures.ts';
import type { AddNote } from './bodyTree.ts';
import type { ImportArticle, ImportPage, ImportPicture } from './items.ts';
import { type FindFile, toReason } from './pictures/findFiles.ts';
import type { Plan } from './plan/plan.ts';
import type { Report } from './report.ts';
import { shorten } from '@masthead/content-rules/shorten';
import { toText } from './text.ts';

export type PreparedStory = {
  input: Record<string, unknown>;
  isComplete: boolean;
  /** Addresses of the old site's files that it shows. */
  files: readonly string[];
};

/** What happens to articles that only subscribers could read. Publications have no paywall. */
export type PaidContent = 'draft' | 'publish';

/** What preparing stories needs. */
type PrepareDeps = {
  plan: Plan;
  report: Report;
  findFile: FindFile;
  paid: PaidContent;
  /** Language of the publication (BCP 47). */
  language: string;
};

/** Limits of published content (`publishing/kinds/articleInput.ts`) that other systems do not have. */
const limits = { title: 300, summary: 2_000, authors: 20, body: 500_000, tag: 100, tags: 50 } as const;

const getTitle = ({ title, id, kind }: ImportArticle | ImportPage, text: string, note: AddNote): string => {
  if (title.trim() !== '') {
    if (title.length > limits.title)
      note('changed', 'title', `It is longer than ${limits.title} characters and was shortened.`, title);
    return shorten(title, limits.title);
  }
  const derived = shorten(text, 80) || `Untitled ${kind} ${id}`.slice(0, 100);
  note('changed', 'title', 'It was empty. The beginning of the text became the title.', derived);
  return derived;
};

const isInstant = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(text)) && /^\d{4}-/.test(new Date(text).toISOString());

/** A publication shows PRO as a label only (§6), so paid articles are not published unless it is wanted. */
const getStatus = (story: ImportArticle | ImportPage, paid: PaidContent, note: AddNote): ImportArticle['status'] => {
  if (story.kind === 'page' || story.access === undefined || story.status === 'draft') return story.status;
  if (paid === 'publish') {
    note('changed', 'content for subscribers', 'It has the label PRO. Here everybody can read it.');
    return story.status;
  }
  note(
    'changed',
    'content for subscribers',
    'Here everybody could read it, so it is a draft with the label PRO. Publish it, or import with --publish-paid.',
  );
  return 'draft';
};

const getDates = (
  { publishedAt, unreadDate, updatedAt }: ImportArticle | ImportPage,
  status: ImportArticle['status'],
  note: AddNote,
) => {
  const hasDate = isInstant(publishedAt);
  if (publishedAt !== undefined && !hasDate) note('changed', 'date', 'It is not a date of the calendar.', publishedAt);
  const isUndated = !hasDate && (status === 'scheduled' || (status === 'published' && unreadDate !== undefined));
  if (isUndated) note('changed', 'date', 'It has none that can be read. It is imported as a draft.', unreadDate);
  const isUpdated = isInstant(updatedAt) && hasDate && Date.parse(updatedAt) - Date.parse(publishedAt) > 60_000;
  return {
    status: isUndated ? ('draft' as const) : status,
    ...(hasDate && { publishAt: new Date(publishedAt).toISOString() }),
    updatedAt: isUpdated ? new Date(updatedAt).toISOString() : null,
  };
};

const findPicture = async (
  picture: ImportPicture | undefined,
  { findFile }: Pick<PrepareDeps, 'findFile'>,
  note: AddNote,
): Promise<{ image: object | null; isComplete: boolean }> => {
  if (!picture) return { image: null, isComplete: true };
  const found = await findFile(picture.address);
  if (!found.ok || found.record.kind !== 'image') {
    const reason = found.ok ? 'The file is not a picture.' : toReason(found.reason);
    note('broken-picture', 'featured picture', reason, picture.address);
    return { image: null, isComplete: found.ok };
  }
  const { record, oldFile } = found;
  const alt = picture.alt || oldFile?.alt || record.alt;
  const captionText = toText(picture.caption || oldFile?.caption || record.caption || '');
  const credit = toText(picture.credit || oldFile?.credit || '') || toFileCredit(captionText, record.credit);
  const caption = withoutCredit(captionText, credit);
  if (!alt)
    note(
      'changed',
      'picture without alternative text',
      'Readers who cannot see it get nothing. Add a text.',
      picture.address,
    );
  return {
    image: {
      media: record.id,
      ...(alt ? { alt } : { decorative: true }),
      ...(caption && { caption }),
      credit,
    },
    isComplete: true,
  };
};

const createLinkRewriter =
  ({ plan: { oldSite, links } }: PrepareDeps) =>
  (href: string): string => {
    const path = oldSite.toPath(href);
    const target = path === undefined ? undefined : links.get(path);
    const absolute = oldSite.toAbsolute(href);
    if (target !== undefined) {
      const fragment = decodeFragment(absolute?.hash.slice(1) ?? '');
      return fragment === '' ? target : `${target}#${encodeURIComponent(prefixId(fragment))}`;
    }
    // A link within the page, and schemes such as mailto.
    if (!absolute || href.startsWith('#')) return href;
    return isSitePath(href) || !/^[a-z][a-z\d+.-]*:/i.test(href) ? absolute.href : href;
  };

const filePattern = /\.(?:pdf|epub|docx|xlsx|pptx|mp3|m4a|ogg|wav|flac|mp4|m4v|mov|webm|jpe?g|png|gif|webp|avif)$/i;

const isOldFile = ({ oldSite }: Plan, address: string): boolean => {
  const url = oldSite.toAbsolute(address);
  return url !== undefined && oldSite.has(url) && filePattern.test(url.pathname);
};

const getTags = ({ tags }: ImportArticle, note: AddNote): readonly string[] => {
  const names = [...new Set(tags.map((tag) => shorten(tag.trim(), limits.tag)))].filter(Boolean);
  for (const tag of tags)
    if (tag.trim().length > limits.tag)
      note('changed', 'tag', `It is longer than ${limits.tag} characters and was shortened.`, tag);
  for (const name of names.slice(limits.tags))
    note('not-imported', 'tag', `An article has at most ${limits.tags} tags.`, name);
  return names.slice(0, limits.tags);
};

/** The paths of a story's categories: its first one is the primary one, else the default. */
export const getCategories = (story: ImportArticle, { categories }: Pick<Plan, 'categories'>) => {
  const paths = [...new Set(story.categories.flatMap((id) => categories.paths.get(id) ?? []))];
  const [primary = categories.defaultCategory ?? '', ...others] = paths;
  return { primary, categories: others.filter((path) => path !== primary) };
};

/** Pictures of a gallery from which on it is a slideshow. */
const minSlides = 3;

/** The picture of a story in lists: its featured picture, or the first one of its slideshow. */
const getListPicture = (featured: object | null, { slides: [first] }: BuiltBody, note: AddNote): object | null => {
  if (featured || !first) return featured;
  note('changed', 'featured picture', 'There is none. Lists show the first picture of the slideshow.');
  return { ...first.image, ...(first.caption && { caption: first.caption }) };
};

/** What is above the text: the subject of a video or gallery post, a large gallery, or a video before the text. */
const getLead = (story: ImportArticle | ImportPage): Pick<BuildDeps, 'leadVideo' | 'minSlides'> => {
  if (story.kind === 'page') return { leadVideo: 'none', minSlides: Number.POSITIVE_INFINITY };
  const { format } = story;
  return {
    leadVideo: format === 'video' ? 'first' : 'before-text',
    minSlides: format === 'gallery' ? 1 : format === 'video' ? Number.POSITIVE_INFINITY : minSlides,
  };
};

/** The kicker of a post about a video or a gallery. The other posts have no kicker. */
const getKicker = ({ format }: ImportArticle, { slides, video }: BuiltBody, note: AddNote): { kicker?: string } => {
  if (format === 'gallery' && slides.length > 0) return { kicker: 'Slideshow' };
  if (format === 'video' && video) return { kicker: 'Video' };
  if (format)
    note(
      'changed',
      'post format',
      'Its text has no gallery and no video of its own. It is an article of text.',
      format,
    );
  return {};
};

const toHttps = (url: string): string => url.replace(/^http:/, 'https:');

/** Converts a story to published input: body, pictures, links, texts and dates within the limits of publishing. */
export const prepareStory = async (story: ImportArticle | ImportPage, deps: PrepareDeps): Promise<PreparedStory> => {
  const { place } = story;
  const note: AddNote = (kind, subject, reason, value) =>
    deps.report.note({ kind, subject, reason, place, ...(value !== undefined && { value: value.slice(0, 300) }) });
  deps.report.note(...story.notes);
  const usedFiles = new Set<string>();
  const findFile: FindFile = async (address) => {
    const found = await deps.findFile(address);
    if (found.ok && found.oldFile) usedFiles.add(found.oldFile.address);
    return found;
  };
  const parts = splitBody(story.html, { rewriteLink: createLinkRewriter(deps), note });
  const body = await buildBody(parts, {
    findFile,
    isOldFile: (address) => isOldFile(deps.plan, address),
    note,
    toAbsolute: deps.plan.oldSite.toAbsolute,
    target: story.kind,
    ...getLead(story),
  });
  const text = deriveSummary(parts);
  const title = getTitle(story, text, note);
  const { updatedAt, ...dates } = getDates(story, getStatus(story, deps.paid, note), note);
  const lead = await findPicture(story.picture, { findFile }, note);
  const summary = shorten(story.summary?.trim() || text, limits.summary);
  if ((story.summary?.trim().length ?? 0) > limits.summary)
    note('changed', 'summary', `It is longer than ${limits.summary} characters and was shortened.`);
  if (!story.summary?.trim() && text !== '')
    note('changed', 'summary', 'It was empty. The beginning of the text became the summary.');
  if (body.html === '' && !body.video && body.slides.length === 0) note('changed', 'text', 'It is empty.');
  const isComplete = body.isComplete && lead.isComplete;
  if (story.kind === 'page') {
    const content = toHtmlBlocks(body.html, deps.language).join('\n');
    return {
      isComplete,
      files: [...usedFiles],
      input: {
        ...dates,
        path: deps.plan.stories.get(`page:${story.id}`)?.path,
        title,
        content: content || '<p></p>',
        excerpt: summary || null,
        image: lead.image,
        settings: { ...(story.metaDescription && { metaDescription: story.metaDescription }) },
      },
    };
  }
  const slugs = [...new Set(story.authors.flatMap((id) => deps.plan.authors.slugs.get(id) ?? []))];
  for (const slug of slugs.slice(limits.authors))
    note('not-imported', 'author', `An article has at most ${limits.authors} authors.`, slug);
  return {
    isComplete,
    files: [...usedFiles],
    input: {
      ...dates,
      title,
      summary: summary || null,
      ...getCategories(story, deps.plan),
      authors: slugs.slice(0, limits.authors),
      tags: getTags(story, note),
      updatedAt,
      image: getListPicture(lead.image, body, note),
      ...(story.canonicalUrl && { canonicalUrl: toHttps(story.canonicalUrl) }),
      premium: story.access === 'subscribers',
      ...getKicker(story, body, note),
      ...(body.slides.length > 0 && { slides: body.slides }),
      ...(body.video && { video: body.video }),
      body: { html: body.html || '<p></p>' },
    },
  };
};
