import { escapeHtml } from '@masthead/content-rules/html';
import { decodeFragment } from '../../content/files/anchors.ts';
import { parseBody, resolveAddresses, toHtml } from '../bodyTree.ts';
import { toParagraphs } from '../text.ts';
import { toFigure, toFrame } from '../wordpress/bodyContext.ts';
import type { FeedEntry, FeedMedia } from './feedEntry.ts';

/** The name of a file at an address. */
const getFileName = (address: string): string =>
  decodeFragment(new URL(address).pathname.split('/').at(-1) ?? '') || address;

const toMediaHtml = ({ kind, address, title, caption }: FeedMedia): string => {
  switch (kind) {
    case 'picture':
      return toFigure({ address, alt: title, caption: caption && escapeHtml(caption) });
    case 'frame':
      return toFrame(address, title);
    case 'file':
      return `<p><a href="${escapeHtml(address)}">${escapeHtml(title ?? getFileName(address))}</a></p>`;
    case 'video':
    case 'audio':
      return `<${kind} src="${escapeHtml(address)}" title="${escapeHtml(title ?? '')}"></${kind}>`;
  }
};

/** The HTML of an entry, with the files that only its media elements name at the end. `lead` is shown above it. */
export const toEntryBody = (entry: FeedEntry, lead: FeedMedia | undefined): string => {
  const { content, media, link } = entry;
  const html = content?.kind === 'text' ? toParagraphs(content.value) : (content?.value ?? '');
  const root = parseBody(html);
  const base = content?.base ?? link;
  if (root && base !== undefined) resolveAddresses(root, base);
  const body = root ? toHtml(root) : html;
  const rest = media.filter(
    ({ address }, index) =>
      address !== lead?.address &&
      !body.includes(escapeHtml(address)) &&
      media.findIndex((other) => other.address === address) === index,
  );
  return [body, ...rest.map(toMediaHtml)].filter(Boolean).join('\n');
};
