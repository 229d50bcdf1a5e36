import { defineBrand } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { describe, expect, test } from 'vitest';
import { embedOrigins } from '../content/media/embed';
import { siteSecurity } from './siteSecurity';

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
