/** Whether stories run as tests instead of in Storybook. */
export const underTest = '__vitest_browser__' in globalThis;
