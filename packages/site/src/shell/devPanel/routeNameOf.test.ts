import { expect, test } from 'vitest';
import { routeNameOf } from './routeNameOf';

const words = { product: 'newsline', magazine: 'newsline-monthly' };

test.each([
  ['/', 'home'],
  ['/2026/11/21/a-deal/', 'article'],
  ['/markets/', 'markets'],
  ['/markets/atlanta/', 'marketStream'],
  ['/newsline-topics/reits/', 'topicStream'],
  ['/newsline-monthly/current-issue/', 'currentIssue'],
  ['/events/net-lease-summit/', 'event'],
  ['/no-such-page/', undefined],
  ['/devtools/', undefined],
])('§2.1 the info panel names the route of %s', (address, name) => expect(routeNameOf(address, words)).toBe(name));
