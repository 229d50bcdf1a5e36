import { getText, type XmlElement } from './readWxr.ts';

const isPlainQuery = (address: string): boolean => /[?&](?:p|page_id|attachment_id)=\d+/.test(address);

/** All addresses by which readers come to a post, a page or a file. */
export const listOldAddresses = (
  item: XmlElement,
  {
    id,
    parameter,
    oldSlugs,
  }: { id: string; parameter: 'p' | 'page_id' | 'attachment_id'; oldSlugs: readonly string[] },
): readonly string[] => {
  const link = getText(item, 'link').trim();
  const guid = item.children.find(({ name }) => name === 'guid');
  const isPermalink = guid !== undefined && (guid.attributes['isPermaLink'] !== 'false' || isPlainQuery(guid.text));
  const slug = getText(item, 'wp:post_name').trim();
  const renamed = slug === '' || !link.includes(slug) ? [] : oldSlugs.map((former) => link.replace(slug, former));
  return [
    ...new Set([
      link,
      ...(isPermalink ? [guid.text.trim()] : []),
      `/?${parameter}=${id}`,
      // WordPress finds every kind of content by `p`.
      `/?p=${id}`,
      ...renamed,
    ]),
  ].filter((address) => address !== '');
};
