import { describe, expect, test } from 'vitest';
import { categoryGroups, openSections } from './loadSiteMap';

const category = (name: string, channelName: string | null) => ({ naturalId: name, name, slug: name, uri: `/${name}/`, path: name, channelName, sectionName: name });

describe('§2.1 the site map lists category streams by channel', () => {
  test('in the order of the channels, each by name', () => {
    expect(categoryGroups([category('b', 'Markets'), category('x', null), category('s', 'Sectors'), category('a', 'Markets')])).toEqual([
      { title: 'Markets', links: [{ title: 'a', url: '/a/' }, { title: 'b', url: '/b/' }] },
      { title: 'More', links: [{ title: 'x', url: '/x/' }] },
      { title: 'Sectors', links: [{ title: 's', url: '/s/' }] },
    ]);
  });
});

test('nothing leads to a hub without streams or to a center that a brand does not have', () => {
  const everything = [{ uri: '/markets/atlanta/' }, { uri: '/sectors/office/' }, { uri: '/best-practices/leasing/' }];
  expect(openSections([], []).map(({ url }) => url)).not.toEqual(expect.arrayContaining(['/markets/']));
  expect(openSections(everything, [{ path: '/cre-tech-center/' }]).map(({ url }) => url)).toEqual(expect.arrayContaining(['/', '/markets/', '/sectors/', '/best-practices/', '/cre-tech-center/', '/nomination/']));
  expect(openSections(everything, []).some(({ url }) => url === '/cre-tech-center/')).toBe(false);
});
