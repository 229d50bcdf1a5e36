import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { brands } from '../.storybook/brands';
import { compareStory } from './compareStory';

declare module 'vitest' {
  interface TestContext {
    /** Storybook's add-on adds the story of a test. */
    story: { tags: readonly string[] };
  }
}

/**
 * The sample brands, one light and one dark: every token of a brand, and the dark colors, which are derived alike for
 * all brands, are in a screenshot. A new publication needs no baselines, and one that is removed takes its own away.
 */
const looks = (
  [
    { key: 'realestate', scheme: 'light' },
    { key: 'sister-site-template', scheme: 'dark' },
  ] as const
).filter(({ key }) => brands.some((brand) => brand.key === key));

const width = 720;

/** Switches the page to a look before each name. */
const eachLook = function* (story: string) {
  const root = document.documentElement;
  const { className } = root;
  for (const { key, scheme } of looks) {
    root.className = brands.find((brand) => brand.key === key)?.theme ?? '';
    root.dataset['theme'] = scheme;
    yield `${story}-${key}-${scheme}`;
  }
  root.className = className;
  delete root.dataset['theme'];
};

/* Compares the final state of a story in each look with the committed screenshots. */
afterEach(async ({ task, story }) => {
  if (task.result?.state === 'fail' || !story.tags.includes('baseline')) return;
  // Storybook's add-on sets the window of each story.
  await page.viewport(width, 900);
  await compareStory(() => eachLook(task.name));
});
