import { describe, expect, test } from 'vitest';
import { getNewRules, splitRules } from './mergeRules';

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
