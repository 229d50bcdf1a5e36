import { getFileUri } from '../../media/library/mediaRoutes.ts';
import { toReason } from '../pictures/findFiles.ts';
import { shorten } from '@masthead/content-rules/shorten';
import { toText } from '../text.ts';
import { buildPicture, buildSlides, maxSlides, type SlideInput } from './buildPictures.ts';
import { buildFile, buildFrame, type BuiltPlayer, type VideoInput } from './buildPlayers.ts';
import type { BodyPart, BuildDeps } from './parts.ts';

export type BuiltBody = {
  html: string;
  /** The slideshow above the text. */
  slides: readonly SlideInput[];
  /** The video above the text. */
  video?: VideoInput;
  /** Whether a picture or a file is missing, which a later import may find. */
  isComplete: boolean;
};

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

/** Joins the parts of a body: pictures and files from the media library, players and links at their place in the text. */
export const buildBody = async (parts: readonly BodyPart[], deps: BuildDeps): Promise<BuiltBody> => {
  const html: string[] = [];
  const slideshow = parts.find(
    (part) => part.kind === 'gallery' && part.pictures.length >= deps.minSlides && part.pictures.length <= maxSlides,
  );
  let slides: readonly SlideInput[] = [];
  let video: VideoInput | undefined;
  let isComplete = true;
  const add = (block: string | undefined): void => {
    if (block === undefined) isComplete = false;
    else if (block !== '') html.push(block);
  };
  const addPlayer = (player: BuiltPlayer): void => {
    isComplete &&= player.isComplete;
    // The slideshow is above the text instead.
    const mayLead =
      !slideshow && (deps.leadVideo === 'first' || (deps.leadVideo === 'before-text' && html.length === 0));
    if (player.video && !video && mayLead) ({ video } = player);
    else {
      add(player.html);
      if (player.video?.captions)
        deps.note(
          'not-imported',
          'captions of a video',
          'Only the video above the text has captions.',
          player.video.title,
        );
    }
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
      case 'gallery':
        if (part === slideshow) {
          const built = await buildSlides(part, deps);
          isComplete &&= built.isComplete;
          ({ slides } = built);
          deps.note('changed', 'gallery', 'It is the slideshow above the text.', `${slides.length} pictures`);
          break;
        }
        for (const picture of part.pictures) add(await buildPicture(picture, deps));
        break;
      case 'file':
        addPlayer(await buildFile(part, deps));
        break;
      case 'frame':
        addPlayer(buildFrame(part, deps));
        break;
      default:
        part satisfies never;
    }
  return { html: html.join('\n'), slides, ...(video && { video }), isComplete };
};

const maxSummary = 240;

export const deriveSummary = (parts: readonly BodyPart[]): string => {
  for (const part of parts) {
    const text = part.kind === 'html' && part.html.startsWith('<p') ? toText(part.html) : '';
    if (text.length > 40) return shorten(text, maxSummary);
  }
  return shorten(toText(parts.map((part) => (part.kind === 'html' ? part.html : '')).join(' ')), maxSummary);
};
