import { toSiteAddress } from '../addresses.ts';
import { SourceError, type SourceInput } from '../source.ts';
import type { WpAttachment } from './bodyContext.ts';
import { getText, readWxr, type XmlElement } from './readWxr.ts';
import { guestFields, metaFields } from './tables.ts';

/** What a first reading of an export collects: everything but posts and pages. */
export type WxrIndex = {
  /** Address of the old site, without a trailing slash. */
  site: string;
  attachments: ReadonlyMap<string, WpAttachment>;
  attachmentsByParent: ReadonlyMap<string, readonly WpAttachment[]>;
  /** Content of synced patterns by id. */
  reusable: ReadonlyMap<string, string>;
  /** Ids of authors by login, which are unique. */
  authorsByLogin: ReadonlyMap<string, string>;
  /** Slugs of categories by id and by slug, with that of the category above them. */
  categories: ReadonlyMap<string, { id: string; slug: string; parent: string }>;
  removedCharacters: number;
};

/** Returns a field of a post's metadata: the first of these keys that has a value. */
export const getMeta = (item: XmlElement, ...keys: readonly string[]): string => {
  for (const key of keys)
    for (const child of item.children)
      if (child.name === 'wp:postmeta' && getText(child, 'wp:meta_key') === key) {
        const value = getText(child, 'wp:meta_value').trim();
        if (value !== '') return value;
      }
  return '';
};

/** Returns a text of a PHP array as WordPress stores it: `s:6:"credit";s:7:"Ann Lee";`. */
const getPhpText = (data: string, name: string): string =>
  new RegExp(`s:\\d+:"${name}";s:\\d+:"([^"]{0,500})"`).exec(data)?.[1]?.trim() ?? '';

const toAttachment = (item: XmlElement): WpAttachment => ({
  id: getText(item, 'wp:post_id').trim(),
  // Exports before WordPress 2.6 have the address in the guid only.
  address: getText(item, 'wp:attachment_url').trim() || getText(item, 'guid').trim(),
  alt: getMeta(item, metaFields.alt),
  caption: getText(item, 'excerpt:encoded').trim(),
  credit: getMeta(item, ...metaFields.credit) || getPhpText(getMeta(item, metaFields.fileData), 'credit'),
  parent: getText(item, 'wp:post_parent').trim(),
  order: Number(getText(item, 'wp:menu_order')) || 0,
});

/** The id of a guest author, which differs from those of accounts. */
export const toGuestId = (item: XmlElement): string => `guest-${getText(item, 'wp:post_id').trim()}`;

const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address) && URL.canParse(address);

const versionPattern = /^1\.[0-2]$/;

/** The id of an author that no other author has. Exports may lack ids, and merged ones repeat them. */
const toAuthorId = (element: XmlElement, authorsByLogin: ReadonlyMap<string, string>): string => {
  const login = getText(element, 'wp:author_login').trim();
  const id = getText(element, 'wp:author_id').trim() || login;
  const others = new Set(authorsByLogin.values());
  return !others.has(id) ? id : !others.has(login) ? login : `login-${login}`;
};

/** Reads an export once: checks it completely and collects what bodies refer to. Throws a `SourceError`. */
export const readIndex = async ({ read }: Pick<SourceInput, 'read'>, siteOfMapping?: string): Promise<WxrIndex> => {
  const attachments = new Map<string, WpAttachment>();
  const attachmentsByParent = new Map<string, WpAttachment[]>();
  const reusable = new Map<string, string>();
  const authorsByLogin = new Map<string, string>();
  const categories = new Map<string, { id: string; slug: string; parent: string }>();
  const channel = new Map<string, string>();
  let removedCharacters = 0;
  for await (const { element } of readWxr(read(), (count) => void (removedCharacters += count))) {
    const type = element.name === 'item' ? getText(element, 'wp:post_type').trim() : element.name;
    if (type === 'attachment') {
      const attachment = toAttachment(element);
      attachments.set(attachment.id, attachment);
      const siblings = attachmentsByParent.get(attachment.parent) ?? [];
      siblings.push(attachment);
      attachmentsByParent.set(attachment.parent, siblings);
    } else if (type === 'guest-author') {
      const login = getMeta(element, guestFields.login) || getText(element, 'wp:post_name').trim();
      authorsByLogin.set(login.replace(/^cap-/, ''), toGuestId(element));
    } else if (type === 'wp_block')
      reusable.set(getText(element, 'wp:post_id').trim(), getText(element, 'content:encoded'));
    else if (type === 'wp:author') {
      const login = getText(element, 'wp:author_login').trim();
      if (!authorsByLogin.has(login)) authorsByLogin.set(login, toAuthorId(element, authorsByLogin));
    } else if (type === 'wp:category') {
      const slug = getText(element, 'wp:category_nicename').trim();
      const id = getText(element, 'wp:term_id').trim() || slug;
      const category = { id, slug, parent: getText(element, 'wp:category_parent').trim() };
      categories.set(slug, category);
      categories.set(id, category);
    } else if (element.children.length === 0 && !channel.has(type)) channel.set(type, element.text.trim());
  }
  // The order of galleries that name no files.
  for (const files of attachmentsByParent.values()) files.sort((a, b) => a.order - b.order);
  const version = channel.get('wp:wxr_version');
  if (version === undefined)
    throw new SourceError('The file is RSS, but not an export of WordPress: it has no wp:wxr_version.');
  if (!versionPattern.test(version))
    throw new SourceError(
      `The file is of the WXR version "${version.slice(0, 20)}". Versions 1.0 to 1.2 are supported.`,
    );
  const addresses = [siteOfMapping, channel.get('wp:base_blog_url'), channel.get('link')];
  const site = addresses.find((address) => address !== undefined && isWebAddress(address));
  if (site === undefined)
    throw new SourceError(
      'The export does not name the address of its site (wp:base_blog_url or link). Name it in the mapping file: "site": "https://old.example.com".',
    );
  return {
    site: toSiteAddress(site),
    attachments,
    attachmentsByParent,
    reusable,
    authorsByLogin,
    categories,
    removedCharacters,
  };
};
