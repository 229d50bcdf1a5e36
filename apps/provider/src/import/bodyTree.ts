import { unwrapCdata } from '@masthead/content-rules/html';
import serialize from 'dom-serializer';
import { type ChildNode, type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isHtmlTooDeep } from '../content/files/nesting.ts';
import type { NoteKind } from './items.ts';

export type AddNote = (kind: NoteKind, subject: string, reason: string, value?: string) => void;

/** Parses the HTML of a body. Undefined if it is nested too deeply, which a later step of the import reports. */
export const parseBody = (html: string): Document | undefined =>
  isHtmlTooDeep(html) ? undefined : parseDocument(unwrapCdata(html));

export const listElements = (node: ParentNode): readonly Element[] =>
  node.children.flatMap((child) => (isTag(child) ? [child, ...listElements(child)] : []));

export const toHtml = (node: ChildNode | Document): string => serialize(node, { encodeEntities: 'utf8' });

const addressAttributes = ['href', 'src', 'poster'] as const;

/** Resolves an address. Returns it unchanged if it cannot be. */
const resolveAddress = (address: string, base: string | undefined): string => {
  const trimmed = address.trim();
  return base !== undefined && trimmed !== '' && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : trimmed;
};

/** Makes the relative addresses of a tree absolute. `srcset` is removed, because the publication makes its own sizes. */
export const resolveAddresses = (root: Document, base: string): void => {
  for (const { attribs } of listElements(root)) {
    for (const name of addressAttributes) {
      const address = attribs[name];
      if (address !== undefined && !address.startsWith('#')) attribs[name] = resolveAddress(address, base);
    }
    delete attribs['srcset'];
  }
};
