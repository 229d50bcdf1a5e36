import { describe, expect, test } from 'vitest';
import { ConfigurationError } from './configurationError.ts';
import { defineRedirects, type RedirectInput } from './redirects.ts';

const listIssues = (redirects: readonly RedirectInput[]): readonly string[] => {
  try {
    defineRedirects(redirects);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.issues;
    throw error;
  }
};

describe('redirects of a brand', () => {
  test('are permanent by default', () => {
    expect(
      defineRedirects([
        { from: '/about/', to: '/static/about-us/' },
        { from: '/expo/', to: 'https://example.com/expo', kind: 'temporary' },
      ]),
    ).toEqual([
      { from: '/about/', to: '/static/about-us/', kind: 'permanent' },
      { from: '/expo/', to: 'https://example.com/expo', kind: 'temporary' },
    ]);
  });

  test('may use parameters of the old path in the target', () => {
    expect(listIssues([{ from: '/writers/:name/', to: '/author/profile/:name/' }])).toEqual([]);
  });

  test('all issues are reported when one redirect is malformed', () => {
    const malformed = { from: '/c/', to: '/d/', kind: 'forever' } as never;
    expect(listIssues([{ from: '/a/', to: '/a/' }, malformed])).toEqual([
      expect.stringContaining('[1].kind: '),
      expect.stringContaining('[0].to: redirects to itself'),
    ]);
    expect(listIssues([{ from: 7, to: '/d/' } as never])).toEqual([expect.stringContaining('[0].from: ')]);
  });

  test.each<[string, RedirectInput[], string]>([
    ['from a URL of another site', [{ from: 'https://example.com/a/', to: '/b/' }], '[0].from: use a path'],
    ['from a path with two slashes at its start', [{ from: '//example.com/', to: '/b/' }], '[0].from: use a path'],
    ['from a path with a query', [{ from: '/a/?id=1', to: '/b/' }], '[0].from: use a path'],
    ['to a path without a trailing slash', [{ from: '/a/', to: '/b' }], '[0].to: use a path'],
    ['to a JavaScript URL', [{ from: '/a/', to: 'javascript:alert(1)' }], '[0].to: use a path'],
    ['to a hash without a path', [{ from: '/a/', to: '#b' }], '[0].to: a hash without a path'],
    [
      'from the same path twice',
      [
        { from: '/a/', to: '/b/' },
        { from: '/a', to: '/c/' },
      ],
      '[1].from: /a is a duplicate of redirect 0',
    ],
    ['to itself', [{ from: '/a/', to: '/a/?x=1' }], '[0].to: redirects to itself'],
    [
      'to a path that is itself redirected',
      [
        { from: '/a/', to: '/b/' },
        { from: '/b/', to: '/c/' },
      ],
      '[0].to: /b/ is itself redirected: use /c/',
    ],
    [
      'with a parameter that the old path does not have',
      [{ from: '/a/', to: '/b/:name/' }],
      '[0].to: :name is not in /a/',
    ],
  ])('%s are rejected', (_, redirects, issue) => {
    expect(listIssues(redirects)).toEqual([expect.stringContaining(issue)]);
  });
});
