import { defineBrand } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { describe, expect, test } from 'vitest';
import { embedOrigins } from '../content/media/embed';
import { siteSecurity } from './siteSecurity';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getTextAliases } from './brandAssets';

const origin = 'https://news.example.com';

describe('security settings of a brand', () => {
  test('a brand enforces its policy and allows no other origins than those of players unless it says otherwise', () => {
    expect(siteSecurity(defineBrand({ ...aBrand(), origin }))).toMatchObject({
      origin,
      contentSecurityPolicy: 'enforce',
      frameOrigins: embedOrigins,
      formOrigins: [],
    });
  });

  test('a framed page and the pages of another login flow are allowed by their origins', () => {
    const store = 'https://store.example/account';
    const brand = defineBrand({
      ...aBrand(),
      origin,
      contentSecurityPolicy: 'report-only',
      modules: { framed: { title: 'Figures', src: 'https://tool.example/figures?a=1', height: 300 } },
      loginFlow: {
        kind: 'external',
        pages: { Login: store, Logout: store, MyAccount: store, Newsletters: `${store}/newsletters`, default: store },
      },
    });
    expect(siteSecurity(brand)).toMatchObject({
      contentSecurityPolicy: 'report-only',
      frameOrigins: [...embedOrigins, 'https://tool.example'],
      formOrigins: ['https://store.example'],
    });
  });

  test("the message of a brand's home page brings a script with its text", () => {
    expect(
      siteSecurity(defineBrand({ ...aBrand(), homeAlert: { text: 'By prospectus only.' } })).inlineScripts.some(
        (code) => code.includes('By prospectus only.'),
      ),
    ).toBe(true);
  });
});

test('a brand in German has the German texts of every area', () => {
  const aliases = Object.entries(getTextAliases('de-AT'));
  expect(aliases).toContainEqual(['@masthead/texts/search', expect.stringMatching(/^\.\/.*\/de\/search\.ts$/)]);
  for (const [, file] of aliases) expect(existsSync(path.join(process.cwd(), file))).toBe(true);
});

test('a brand in English has the texts that the packages import', () => {
  expect(getTextAliases('en-GB')).toEqual({});
});
