import { describe, expect, test } from 'vitest';
import { getInsertions, getNewRules, type Insertion, splitRules } from './mergeRules';

test.each<[string, string, string, Insertion[]]>([
  ['nothing that is there', '.a{top:0}.b{top:0}', '.a{top:0}', []],
  [
    'rules after the rule that they follow',
    '.a{top:0}.b{top:0}.c{top:0}',
    '.x{top:0}.a{top:0}.y{top:0}.z{top:0}.c{top:0}',
    [
      { position: 1, rules: ['.y{top:0}', '.z{top:0}'] },
      { position: 0, rules: ['.x{top:0}'] },
    ],
  ],
  [
    'rules of a group after it',
    '@media print{.a{top:0}}.b{top:0}',
    '@media print{.a{top:0}.x{top:0}}',
    [{ position: 1, rules: ['@media print{.x{top:0}}'] }],
  ],
  [
    'rules inside a group, which becomes two',
    '.a{top:0}@media print{.b{top:0}.c{top:0}}.d{top:0}',
    '@media print{.b{top:0}}.x{top:0}@media print{.c{top:0}}',
    [{ position: 2, groupSize: 1, rules: ['.x{top:0}', '@media print{.c{top:0}}'] }],
  ],
  [
    'rules in two places of a group',
    '@media print{.a{top:0}.b{top:0}.c{top:0}}',
    '@media print{.a{top:0}}.x{top:0}@media print{.b{top:0}}.y{top:0}',
    [
      { position: 1, groupSize: 2, rules: ['.y{top:0}', '@media print{.c{top:0}}'] },
      { position: 1, groupSize: 1, rules: ['.x{top:0}', '@media print{.b{top:0}}'] },
    ],
  ],
  [
    'other groups as a whole',
    '',
    '@supports (top:0){.a{top:0}}',
    [{ position: 0, rules: ['@supports (top:0){.a{top:0}}'] }],
  ],
])('the styles of menus add %s', (_, styles, added, insertions) => {
  expect(getInsertions(styles, added)).toEqual(insertions);
});

describe('§2.7 styles of menus that load on demand', () => {
  test.each<[string, string, string[]]>([
    ['rules', '.a{color:red}.b{margin:0}', ['.a{color:red}', '.b{margin:0}']],
    [
      'rules inside others',
      '@media print{.a{color:red}.b{margin:0}}.c{top:0}',
      ['@media print{.a{color:red}.b{margin:0}}', '.c{top:0}'],
    ],
    ['statements', '@layer base,page;.a{color:red}', ['@layer base,page;', '.a{color:red}']],
    ['several declarations', '.a{color:red;margin:0}', ['.a{color:red;margin:0}']],
    [
      'braces in quotes',
      `.a:before{content:"}"}.b:before{content:'\\'{'}`,
      ['.a:before{content:"}"}', `.b:before{content:'\\'{'}`],
    ],
    ['nothing', '', []],
  ])('are split into rules: %s', (_, sheet, rules) => {
    expect(splitRules(sheet)).toEqual(rules);
  });

  test('are added only if the page does not have them', () => {
    const page = ['*{margin:0}.head{top:0}', '@media print{.head{display:none}}'];
    expect(getNewRules('*{margin:0}.panel{left:0}@media print{.head{display:none}.panel{display:none}}', page)).toBe(
      '.panel{left:0}\n@media print{.head{display:none}.panel{display:none}}',
    );
    expect(getNewRules('*{margin:0}', page)).toBe('');
  });
});
