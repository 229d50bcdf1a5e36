import { describe, expect, test } from 'vitest';
import type { Publisher } from '../../content/partners/schemas';
import { getYouTubeUrl, sponsorRules, toCompany } from './loadCompany';

const publisher = (sponsorship: Publisher['sponsorship']): Publisher => ({
  name: 'Harrow & Pike',
  publisher: 'harrow',
  sponsorship,
  sponsorBlurb: 'Closes on the day.',
  blurb: 'A law firm.',
  logo: '/images/logo-harrow',
  linkedURL: 'https://example.com/harrow?from=x',
  publisherURL: 'https://example.com/harrow',
  displayURL: 'example.com/harrow',
  socials: [
    { name: 'LinkedIn', url: 'https://example.com/li' },
    { name: 'YouTube', url: 'https://example.com/yt' },
  ],
  internalURL: '/company-resources/?realmID=harrow',
});

describe('§4 sponsored publisher', () => {
  test.each([
    ['premium', { label: 'premium partner', leaderboard: 'hidden', contentType: 'featured-partner' }],
    ['basic', { label: 'partner', leaderboard: 'visible', contentType: 'partner' }],
  ] as const)('a %s sponsor has its rules', (sponsorship, rules) => {
    expect(sponsorRules[sponsorship]).toMatchObject(rules);
  });

  test('a sponsor has blurb and social links; YouTube is a separate link (§2.8)', () => {
    expect(toCompany(publisher('premium'))).toMatchObject({
      label: 'premium partner',
      tagline: 'Closes on the day.',
      description: 'A law firm.',
      socials: [{ name: 'LinkedIn' }],
    });
    expect(getYouTubeUrl(publisher('premium'))).toBe('https://example.com/yt');
  });

  test('other publishers have only name, logo and website', () => {
    expect(toCompany(publisher('basic'))).toEqual({
      name: 'Harrow & Pike',
      label: 'partner',
      logo: '/images/logo-harrow/',
      socials: [],
      website: { title: 'example.com/harrow', url: 'https://example.com/harrow?from=x', newTab: true },
    });
    expect(getYouTubeUrl(publisher('basic'))).toBeUndefined();
  });
});
