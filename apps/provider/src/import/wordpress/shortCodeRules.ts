import { escapeHtml } from '@masthead/content-rules/html';
import { type BodyContext, filterPictures, findAttachments, toFrame, toGallery } from './bodyContext.ts';
import { parseShortCodes, type ShortCode, type ShortCodeNode } from './shortCodes.ts';

/** Converts a short code to HTML. `content` is the converted HTML between its tags. */
type Rule = (code: ShortCode, content: string, context: BodyContext) => string;

const splitIds = (text = ''): readonly string[] => text.split(/[\s,]+/).filter((id) => /^\d+$/.test(id));

const caption: Rule = ({ named }, content) => {
  // Captions were an attribute until WordPress 3.4.
  const [, picture = '', text = ''] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^]*)$/i.exec(content) ?? [];
  if (picture === '') return content;
  const captionText = (text.trim() || named['caption']) ?? '';
  return `\n\n<figure>${picture}${captionText ? `<figcaption>${captionText}</figcaption>` : ''}</figure>\n\n`;
};

const gallery: Rule = ({ named }, content, context) => {
  const ids = splitIds(named['ids'] ?? named['include']);
  const excluded = new Set(splitIds(named['exclude']));
  const files = ids.length > 0 ? findAttachments(context, ids) : filterPictures(context.listAttached());
  const included = files.filter(({ id }) => !excluded.has(id));
  if (included.length === 0)
    context.note('broken-picture', 'short code gallery', 'The gallery has no picture in the export.');
  return `\n\n${toGallery(included)}\n\n${content}`;
};

const embed: Rule = ({ named, numeric }, content) => {
  const url = content.trim() || named['src'] || named['url'] || numeric[0] || '';
  return url === '' ? '' : `\n\n${toFrame(url.replace(/^=/, '').replaceAll(/["”]/g, ''))}\n\n`;
};

/** The first address among attributes, such as `mp4="…"`. */
const findSource = ({ named, numeric }: ShortCode, names: readonly string[]): string | undefined =>
  [...names.map((name) => named[name]), ...numeric].find(
    (value) => value !== undefined && /^(?:https?:)?\//.test(value),
  );

const playFile =
  (element: 'audio' | 'video', types: readonly string[]): Rule =>
  (code, content, { note, listAttached }) => {
    const source = findSource(code, ['src', ...types]);
    const attached = listAttached().find(({ address }) =>
      types.some((type) => address.toLowerCase().endsWith(`.${type}`)),
    );
    const address = source ?? attached?.address;
    const poster = code.named['poster'] ? ` poster="${escapeHtml(code.named['poster'])}"` : '';
    if (address !== undefined)
      return `\n\n<${element} src="${escapeHtml(address)}"${poster}></${element}>\n\n${content}`;
    note('not-imported', `short code ${element}`, 'It names no file.');
    return content;
  };

const playlist: Rule = ({ named }, content, context) => {
  const element = named['type'] === 'video' ? 'video' : 'audio';
  const files = findAttachments(context, splitIds(named['ids']));
  if (files.length === 0)
    context.note('not-imported', 'short code playlist', 'The playlist names no file of the export.');
  return `${files.map(({ address }) => `\n\n<${element} src="${address}"></${element}>\n\n`).join('')}${content}`;
};

const host =
  (toUrl: (id: string) => string): Rule =>
  (code, content, context) => {
    const { url, id } = code.named;
    // The slash of `[name /]` counts as a value.
    const first =
      [url, id, ...code.numeric].find((value) => value !== undefined && value !== '' && value !== '/') ?? '';
    const value = first.replace(/^=/, '');
    if (value !== '')
      return `${embed({ ...code, named: {}, numeric: [/^https?:/.test(value) ? value : toUrl(value)] }, '', context)}${content}`;
    context.note('not-imported', `short code ${code.name}`, 'It names nothing that is shown.', code.raw.slice(0, 200));
    return content;
  };

const toVideoPress = (id: string): string => `https://videopress.com/v/${id}`;

/** Short codes of WordPress and of the hosts of videos and embeds, and what they become. */
export const shortCodeRules: ReadonlyMap<string, Rule> = new Map(
  Object.entries<Rule>({
    caption,
    wp_caption: caption,
    gallery,
    embed,
    audio: playFile('audio', ['mp3', 'm4a', 'ogg', 'wav', 'flac', 'wma']),
    video: playFile('video', ['mp4', 'm4v', 'webm', 'ogv', 'mov', 'wmv', 'flv']),
    playlist,
    youtube: host((id) => `https://www.youtube.com/watch?v=${id}`),
    vimeo: host((id) => `https://vimeo.com/${id}`),
    // Of Jetpack and WordPress.com.
    dailymotion: host((id) => `https://www.dailymotion.com/video/${id}`),
    ted: host((id) => `https://www.ted.com/talks/view/id/${id}`),
    wpvideo: host(toVideoPress),
    videopress: host(toVideoPress),
    tweet: host((id) => `https://x.com/i/status/${id}`),
    soundcloud: host((id) => `https://api.soundcloud.com/tracks/${id}`),
    spotify: host((id) => `https://open.spotify.com/${id.replace(/^spotify:/, '').replaceAll(':', '/')}`),
    instagram: host((id) => `https://www.instagram.com/p/${id}/`),
  }),
);

/** Whether unknown text in brackets is a short code: `[form id="3"]`, but not `[sic]`. */
const isShortCode = ({ name, named, numeric, children }: ShortCode): boolean =>
  children !== undefined || Object.keys(named).length > 0 || (name.includes('_') && numeric.length === 0);

const convert = (nodes: readonly ShortCodeNode[], context: BodyContext): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const content = node.children === undefined ? '' : convert(node.children, context);
      const rule = shortCodeRules.get(node.name);
      if (rule) return rule(node, content, context);
      if (!isShortCode(node)) return node.raw;
      context.note(
        'not-imported',
        `short code ${node.name}`,
        'A plugin or a theme shows it. Text between its tags is imported.',
        node.raw.slice(0, 200),
      );
      return content;
    })
    .join('');

export const convertShortCodes = (html: string, context: BodyContext): string =>
  html.includes('[') ? convert(parseShortCodes(html), context) : html;
