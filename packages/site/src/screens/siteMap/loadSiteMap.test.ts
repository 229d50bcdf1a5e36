import { describe, expect, test } from 'vitest';
import { categoryGroups } from './loadSiteMap';

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
