import { escapeHtml } from '@masthead/content-rules/html';
import { getVideoFileType } from '@masthead/content-rules/video-hosts';
import { playlistType } from '../../media/library/detectHls.ts';
import { getFileUri } from '../../media/library/mediaRoutes.ts';
import { toMediaUri } from '../../media/library/mediaImage.ts';
import type { MediaRecord } from '../../media/library/mediaRecord.ts';
import { findPlaybackProblem } from '../../content/publishing/footage.ts';
import { toReason } from '../pictures/findFiles.ts';
import { toEmbedTarget } from './embeds.ts';
import type { BuildDeps, FilePart, FramePart } from './parts.ts';

/** A video or another embed at its place in the text of an article. */
type PlayerFigure = {
  /** Path or address of a video file or HLS playlist, address of a page at a video host, or of another known embed. */
  href: string;
  title: string;
  /** Path of a picture in the image service. */
  poster?: string | undefined;
  /** Size in px and length in seconds of a video file. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  seconds?: number | null | undefined;
};

/** A figure with a link, which pages replace by the player (`packages/site`, `player.ts`) and feeds show as it is. */
const toPlayerFigure = ({ href, title, poster, width, height, seconds }: PlayerFigure): string => {
  const data = [
    ...(width && height ? [`data-width="${width}"`, `data-height="${height}"`] : []),
    ...(seconds ? [`data-seconds="${Math.max(1, Math.round(seconds))}"`] : []),
  ];
  const picture = poster === undefined ? '' : `<img src="${escapeHtml(poster)}/?width=800" alt="" loading="lazy">`;
  return `<figure ${['class="player"', ...data].join(' ')}>${picture}<a href="${escapeHtml(href)}">${escapeHtml(title)}</a></figure>`;
};

/** A video as published input: an uploaded file, or an address. */
export type VideoInput = {
  media?: string;
  url?: string;
  title?: string;
  poster?: { media: string; decorative: true };
  captions?: readonly { media: string; language: string; label: string }[];
};

/** What becomes of a file or a frame. `isComplete`: whether its files were found. */
export type BuiltPlayer = {
  /** Its HTML at its place in the text. */
  html: string;
  /** The same as the video of the article, if it is a video that can be played. */
  video?: VideoInput;
  isComplete: boolean;
};

const toLink = (href: string, text: string): string => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;

const nothing: BuiltPlayer = { html: '', isComplete: true };

const findPoster = async (
  { poster }: FilePart,
  { findFile, note }: BuildDeps,
): Promise<{ record?: MediaRecord; isComplete: boolean }> => {
  if (poster === '') return { isComplete: true };
  const found = await findFile(poster);
  if (found.ok && found.record.kind === 'image') return { record: found.record, isComplete: true };
  note('broken-picture', 'poster of a video', found.ok ? 'The file is not a picture.' : toReason(found.reason), poster);
  return { isComplete: found.ok };
};

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

const findCaptions = async (
  { captions }: FilePart,
  { findFile, note }: BuildDeps,
): Promise<{ captions: NonNullable<VideoInput['captions']>; isComplete: boolean }> => {
  const results = [];
  let isComplete = true;
  for (const { address, language, label } of captions) {
    const found = await findFile(address);
    if (found.ok && found.record.kind === 'captions')
      results.push({
        media: found.record.id,
        language: languageTag.test(language) ? language : 'en',
        label: label.slice(0, 60),
      });
    else {
      isComplete &&= found.ok;
      const reason = found.ok ? 'The file is not WebVTT.' : toReason(found.reason);
      note('broken-picture', 'captions of a video', reason, address);
    }
  }
  return { captions: results, isComplete };
};

type Footage = { href: string; record?: MediaRecord; isComplete: boolean };

const buildVideo = async (part: FilePart, footage: Footage, deps: BuildDeps): Promise<BuiltPlayer> => {
  const { href, record } = footage;
  const title = part.label || 'Video';
  const poster = await findPoster(part, deps);
  const { captions, ...found } = await findCaptions(part, deps);
  const isComplete = footage.isComplete && poster.isComplete && found.isComplete;
  if (deps.target === 'page') return { html: toLink(href, part.label || 'Watch the video'), isComplete };
  return {
    html: toPlayerFigure({
      href,
      title,
      ...(poster.record && { poster: toMediaUri(poster.record) }),
      ...(record && { width: record.width, height: record.height, seconds: record.seconds }),
    }),
    video: {
      ...(record ? { media: record.id } : { url: href }),
      ...(part.label && { title: part.label }),
      ...(poster.record && { poster: { media: poster.record.id, decorative: true } }),
      ...(captions.length > 0 && { captions }),
    },
    isComplete,
  };
};

/** A recording or a video: a player for a file or a playlist that browsers play, otherwise a link. */
export const buildFile = async (part: FilePart, deps: BuildDeps): Promise<BuiltPlayer> => {
  const { address, element, label } = part;
  const { findFile, note, toAbsolute } = deps;
  if (address === '') {
    note('not-imported', `${element} file`, 'It names no file.', label || undefined);
    return nothing;
  }
  const text = label || (element === 'video' ? 'Watch the video' : 'Listen to the recording');
  const url = toAbsolute(address);
  if (url?.protocol === 'http:') url.protocol = 'https:';
  const type = url && getVideoFileType(url.href);
  const found = await findFile(address);
  if (url && type === playlistType && !found.ok) {
    note('changed', 'video stream', 'Its player loads the playlist from where it is. It must stay there.', address);
    return buildVideo(part, { href: url.href, isComplete: true }, deps);
  }
  if (!found.ok) {
    const hasLink = url?.protocol === 'https:';
    const reason = `${toReason(found.reason)}${hasLink ? ' The page leads to its old address.' : ''}`;
    note('broken-picture', `${element} file`, reason, hasLink ? address : `${address} ${label}`.trim());
    if (!hasLink) return { html: '', isComplete: false };
    return element === 'video' && type?.startsWith('video/')
      ? buildVideo(part, { href: url.href, isComplete: false }, deps)
      : { html: toLink(url.href, text), isComplete: false };
  }
  const { record } = found;
  const href = getFileUri(record);
  const problem = record.kind === 'video' ? findPlaybackProblem(record) : undefined;
  if (record.kind === 'video' && problem === undefined)
    return buildVideo(part, { href, record, isComplete: true }, deps);
  note(
    'changed',
    `${element} file`,
    problem === undefined
      ? 'Text has no player for it. A link leads to the file.'
      : `It ${problem}. A link leads to it.`,
    address,
  );
  return { html: toLink(href, text), isComplete: true };
};

/** A frame of another site: a player for hosts that pages may embed, otherwise a link. */
export const buildFrame = ({ address, title }: FramePart, { note, target: page }: BuildDeps): BuiltPlayer => {
  const target = toEmbedTarget(address);
  if (!target) {
    note('not-imported', 'embed', 'Its address is not one of the web.', `${address} ${title}`.trim());
    return nothing;
  }
  const { href } = target;
  const host = URL.parse(href)?.hostname.replace(/^www\./, '') ?? 'another site';
  if (target.kind === 'link' || page === 'page') {
    const isKnown = target.kind !== 'link';
    note(
      'changed',
      `embed of ${isKnown ? target.provider : host}`,
      isKnown
        ? 'Pages have no players. A link at its place leads to it.'
        : 'Its host is not among those that pages may embed. A link at its place leads to it.',
      address,
    );
    return { html: toLink(href, title || `View on ${host}`), isComplete: true };
  }
  const { kind, provider } = target;
  const html = toPlayerFigure({ href, title: title || (kind === 'video' ? `Video at ${provider}` : provider) });
  if (kind === 'frame') return { html, isComplete: true };
  return { html, video: { url: href, ...(title && { title }) }, isComplete: true };
};
