import { expect, test } from 'vitest';
import { literalTexts } from './literalTexts.ts';

const issues = (path: string, text: string): string[] =>
  literalTexts(new Map([[path, text]])).map(({ line, message }) => `${line}: ${message}`);

const component = 'packages/design-system/src/Teaser/Teaser.tsx';

test.each([
  ['an element', '<p>Read more</p>', 'has the text "Read more"'],
  ['one of two texts', "<Head title={isOpen ? 'Close' : label} />", 'has the text "Close"'],
  ['a name for screen readers', '<ul aria-label={`${name} elsewhere`} />', 'has the text "… elsewhere"'],
  ['a link', "<Anchor link={{ title: 'Newest', url }} />", 'has the text "Newest"'],
  ['a list', "<EmptyResults advice={['Use fewer words.']} />", 'has the text "Use fewer words."'],
])('a text in %s is reported', (_, jsx, message) => {
  expect(issues(component, `export const Teaser = () => ${jsx};`)).toEqual([`1: ${message}`]);
});

test.each([
  ['a text of the catalogue', '<p>{teaserTexts.more}</p>'],
  ['a technical attribute', '<Stack className="root wide" rel="noopener nofollow" data-share="Copy Link" />'],
  ['a compared value', "<p aria-label={state === 'failed' ? texts.failed : texts.loading} />"],
  ['a name', '<a>YouTube</a>'],
])('%s is right', (_, jsx) => {
  expect(issues(component, `export const Teaser = () => ${jsx};`)).toEqual([]);
});

test('texts of HTML templates are reported', () => {
  const text = 'export const view = html`<p aria-label="Legal help">${name} <b>Sign in</b></p>`;';
  expect(issues('apps/provider/src/registration/views/signIn.ts', text)).toEqual([
    '1: has the text "Legal help"',
    '1: has the text "Sign in"',
  ]);
});

test('errors and logs are English', () => {
  const text = "if (!ok) throw new Error('The index did not load.');\nconsole.warn('The menus could not be loaded.');";
  expect(issues('packages/site/src/shell/layout/loadMenus.ts', text)).toEqual([]);
});

test.each([
  'packages/design-system/src/Teaser/Teaser.stories.tsx',
  'packages/site/src/screens/home/home.test.tsx',
  'packages/site/src/endpoints/devtools/Routes.tsx',
  'apps/provider/src/main.ts',
])('%s is not checked', (path) => {
  expect(issues(path, 'export const A = () => <p>Read more</p>;')).toEqual([]);
});
