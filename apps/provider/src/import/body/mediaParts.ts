import { parseHostedVideo } from '@masthead/content-rules/video-hosts';
import { type Element, isTag } from 'domhandler';
import type { BodyPart, CaptionsPart } from './parts.ts';

/** Scripts load the picture later from one of these attributes. */
const lazyAttributes = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-full-url'] as const;

const getFirstOfSet = (set = ''): string => set.trim().split(/[\s,]/, 1)[0] ?? '';

const getPictureAddress = ({ attribs }: Element): string => {
  const lazy = lazyAttributes.map((name) => attribs[name]).find((value) => value?.trim());
  const source = attribs['src']?.trim() ?? '';
  const isPlaceholder = source === '' || source.startsWith('data:');
  return isPlaceholder ? (lazy ?? getFirstOfSet(attribs['srcset'] ?? attribs['data-srcset'])) : source;
};

const findSource = (element: Element): string =>
  element.attribs['src']?.trim() ||
  (element.children.flatMap((child) =>
    isTag(child) && child.name === 'source' ? (child.attribs['src'] ?? '') : '',
  )[0] ??
    '');

const listCaptions = ({ children }: Element): readonly CaptionsPart[] =>
  children.filter(isTag).flatMap(({ name, attribs: { src = '', kind = 'subtitles', srclang = '', label = '' } }) =>
    name === 'track' && src.trim() !== '' && ['captions', 'subtitles'].includes(kind)
      ? [
          {
            address: src.trim(),
            language: srclang.trim() || 'en',
            label: label.trim() || srclang.trim() || 'Captions',
          },
        ]
      : [],
  );

/** Returns the media that an element is; undefined for other elements. */
export const toMediaPart = (element: Element): BodyPart | undefined => {
  const { name, attribs } = element;
  switch (name) {
    case 'img':
      return { kind: 'picture', address: getPictureAddress(element), alt: attribs['alt']?.trim(), caption: undefined };
    case 'iframe':
      return {
        kind: 'frame',
        address: (attribs['src'] || attribs['data-src'] || '').trim(),
        title: attribs['title']?.trim() ?? '',
      };
    case 'video':
    case 'audio': {
      const address = findSource(element);
      // The player of WordPress also plays addresses of video hosts.
      if (parseHostedVideo(address.replace(/^http:/, 'https:')))
        return { kind: 'frame', address, title: attribs['title']?.trim() ?? '' };
      return {
        kind: 'file',
        element: name,
        address,
        label: attribs['title']?.trim() ?? '',
        poster: attribs['poster']?.trim() ?? '',
        captions: listCaptions(element),
      };
    }
    default:
      return undefined;
  }
};
