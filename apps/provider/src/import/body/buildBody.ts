import { escapeHtml } from '@masthead/config/html';
import { toMediaFigure } from '../../media/mediaFigure.ts';
import { getFileUri } from '../../media/mediaRoutes.ts';
import type { NoteKind } from '../items.ts';
import type { FindFile } from '../pictures/findFiles.ts';
import { shorten, toText } from '../text.ts';
import { toEmbedTarget } from './embeds.ts';
import type { BodyPart, FilePart, FramePart, PicturePart } from './parts.ts';

/** A body for publishing. */
export type BuiltBody = {
  html: string;
  embeds: readonly { title: string; src: string }[];
  /** Whether a picture or a file is missing, which a later import may find. */
  isComplete: boolean;
};

/** What building a body needs. */
export type BuildDeps = {
  findFile: FindFile;
  /** Whether an address is a file of the old site, such as a PDF. */
  isOldFile: (address: string) => boolean;
  note: (kind: NoteKind, subject: string, reason: string, value?: string) => void;
  /** Frames that the page can show. */
  maxEmbeds: number;
};

/** An article shows at most two frames (SPEC §3 embed1, embed2). */
export const maxArticleEmbeds = 2;

const maxCaption = 1_000;

/** Reasons are counted together, so they name no address. */
const toReason = (reason: string): string => reason.replaceAll(/https?:\/\/\S+/g, 'The address');

const toLink = (href: string, text: string): string => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;

/** Counts pixels of counters and spacers. */
const isTracker = (address: string): boolean =>
  /^https?:\/\/(?:[\w-]+\.)*(?:pixel|stats|feeds\.feedburner|feedsportal|doubleclick)\./i.test(address);

const linkPattern = /(<a\b[^>]*?\shref=")([^"]*)"/g;

/** Leads links to documents of the old site to their files in the media library. */
const buildText = async (
  html: string,
  { findFile, isOldFile, note }: BuildDeps,
): Promise<{ html: string; isComplete: boolean }> => {
  const addresses = [...html.matchAll(linkPattern)].map(([, , href = '']) => href.replaceAll('&amp;', '&'));
  const targets = new Map<string, string>();
  let isComplete = true;
  for (const address of new Set(addresses.filter(isOldFile))) {
    const found = await findFile(address);
    if (found.ok) targets.set(address, getFileUri(found.record));
    else {
      isComplete = false;
      note('broken-picture', 'linked file', `${toReason(found.reason)} The link still leads to the old site.`, address);
    }
  }
  if (targets.size === 0) return { html, isComplete };
  return {
    isComplete,
    html: html.replaceAll(linkPattern, (tag, start: string, href: string) => {
      const target = targets.get(href.replaceAll('&amp;', '&'));
      return target === undefined ? tag : `${start}${target}"`;
    }),
  };
};

const buildPicture = async (
  { address, alt, caption }: PicturePart,
  { findFile, note }: BuildDeps,
): Promise<string | undefined> => {
  if (address === '' || address.startsWith('data:')) {
    note('broken-picture', 'picture', 'It has no address. Upload it as a file.', address.slice(0, 100));
    return '';
  }
  if (isTracker(address)) return '';
  const found = await findFile(address);
  if (!found.ok) {
    note('broken-picture', 'picture', toReason(found.reason), address);
    return undefined;
  }
  const { record, known } = found;
  if (record.kind !== 'image') {
    note('broken-picture', 'picture', 'The file is not a picture.', address);
    return '';
  }
  const text = alt || known?.alt;
  if (!text)
    note('changed', 'picture without alternative text', 'Readers who cannot see it get nothing. Add a text.', address);
  return toMediaFigure(record, {
    alt: text || record.alt || '',
    caption: shorten(caption || known?.caption || record.caption || '', maxCaption),
    credit: known?.credit || record.credit,
  });
};

const buildFile = async ({ address, label }: FilePart, { findFile, note }: BuildDeps): Promise<string | undefined> => {
  if (address === '') return '';
  const found = await findFile(address);
  if (!found.ok) {
    note('broken-picture', 'audio or video file', toReason(found.reason), address);
    return undefined;
  }
  note('changed', 'audio or video file', 'Text has no player for it. A link leads to the file.', address);
  return toLink(
    getFileUri(found.record),
    label || (found.record.kind === 'video' ? 'Watch the video' : 'Listen to the recording'),
  );
};

const buildFrame = (
  { address, title }: FramePart,
  embeds: { title: string; src: string }[],
  { note, maxEmbeds }: BuildDeps,
): string => {
  const target = toEmbedTarget(address);
  if (!target) {
    note('not-imported', 'embed', 'Its address is not one of the web.', address);
    return '';
  }
  if (target.kind === 'frame' && embeds.length < maxEmbeds) {
    if (!embeds.some(({ src }) => src === target.src))
      embeds.push({ src: target.src, title: title || `${target.provider} player` });
    note('changed', `embed of ${target.provider}`, 'Articles show it at their end, after a click.', address);
    return '';
  }
  const href = target.kind === 'frame' ? address : target.href;
  const host = URL.parse(href)?.hostname.replace(/^www\./, '') ?? 'another site';
  note(
    'changed',
    target.kind === 'frame' ? `embed of ${target.provider}` : `embed of ${host}`,
    target.kind === 'frame'
      ? `Only ${maxEmbeds} frames fit on the page. A link leads to it.`
      : 'Its host is not among those that pages may embed. A link leads to it.',
    address,
  );
  return toLink(href, title || `View on ${host}`);
};

/** Joins the parts of a body: pictures and files from the media library, embeds as frames or links. */
export const buildBody = async (parts: readonly BodyPart[], deps: BuildDeps): Promise<BuiltBody> => {
  const html: string[] = [];
  const embeds: { title: string; src: string }[] = [];
  let isComplete = true;
  const add = (block: string | undefined): void => {
    if (block === undefined) isComplete = false;
    else if (block !== '') html.push(block);
  };
  for (const part of parts)
    switch (part.kind) {
      case 'html': {
        const text = await buildText(part.html, deps);
        isComplete &&= text.isComplete;
        add(text.html);
        break;
      }
      case 'picture':
        add(await buildPicture(part, deps));
        break;
      case 'file':
        add(await buildFile(part, deps));
        break;
      case 'frame':
        add(buildFrame(part, embeds, deps));
        break;
      default:
        part satisfies never;
    }
  return { html: html.join('\n'), embeds, isComplete };
};

const maxSummary = 240;

/** The beginning of a body as a summary. */
export const deriveSummary = (parts: readonly BodyPart[]): string => {
  for (const part of parts) {
    const text = part.kind === 'html' && part.html.startsWith('<p') ? toText(part.html) : '';
    if (text.length > 40) return shorten(text, maxSummary);
  }
  return shorten(toText(parts.map((part) => (part.kind === 'html' ? part.html : '')).join(' ')), maxSummary);
};
