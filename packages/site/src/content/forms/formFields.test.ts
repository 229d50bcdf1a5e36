import { describe, expect, test } from 'vitest';
import { sanitizeStatic } from '../../screens/static/sanitizeStatic';
import { toFormFields, toLocalPath } from './formFields';

describe('§2.3 forms of static pages', () => {
  test('a repeated name has an array', () => {
    expect(toFormFields(new URLSearchParams('name=Ada&topic=a&topic=b&empty='))).toEqual({
      name: 'Ada',
      topic: ['a', 'b'],
      empty: '',
    });
  });

  test('a name such as constructor is a normal field', () => {
    expect(Object.entries(toFormFields(new URLSearchParams('__proto__=a&constructor=b&constructor=c')))).toEqual([
      ['__proto__', 'a'],
      ['constructor', ['b', 'c']],
    ]);
  });

  test.each([
    ['/static/thank-you/', '/static/thank-you/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/'],
  ])('the next page %s becomes %s', (next, path) => {
    expect(toLocalPath(next)).toBe(path);
  });

  test('the action of a form is the form endpoint of the site', () => {
    expect(sanitizeStatic('<form method="get" action="https://evil.example/" data-form="contact"></form>')).toBe(
      '<form method="post" action="/api/forms/contact/?next=%2F" data-form="contact"></form>',
    );
    expect(sanitizeStatic('<form action="/static/thank-you/" data-form="contact"></form>')).toContain(
      'action="/api/forms/contact/?next=%2Fstatic%2Fthank-you%2F"',
    );
  });
});
