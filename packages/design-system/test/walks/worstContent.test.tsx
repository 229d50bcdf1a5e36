import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getBrand } from '../../.storybook/brands';
import { body } from '../../src/base/reset.css';
import { missingPicture } from '../fixtures/pictures';
import { change, isPicture, isWritten } from '../fixtures/worst';
import { findClippedText, findOverflow } from '../layoutIssues';

type Args = Record<string, unknown>;
type Render = (args: Args, context: { globals: Args; args: Args }) => ReactNode;
type Meta = { title?: string; component?: ComponentType<Args>; args?: Args; render?: Render };
type StoriesFile = { default: Meta } & Record<string, { args?: Args; render?: Render }>;

/*
 * Every component comes with stories, and their arguments are the content it is meant for: what is done to it here is
 * done to all.
 */
const files = Object.entries(import.meta.glob<StoriesFile>('../../src/*/*.stories.tsx', { eager: true }))
  .filter(([path]) => !/\/(examples|foundations)\//.test(path))
  .map(([path, file]) => [path.split('/').at(-2) ?? path, file] as const);

/** Their texts are names out of a set or short words of the interface, and no content. */
const withoutContent: ReadonlySet<string> = new Set(['Badge', 'Button', 'Icon']);

let count = 0;
const unbroken = () => `${'Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, 296)}${(count += 1)}`;

const mistreatments: Record<string, (part: unknown, key: string) => unknown> = {
  'words of 300 characters without a space': (part, key) => (isWritten(part, key) ? unbroken() : part),
  'pictures that are not there': (part) => (isPicture(part) ? missingPicture : part),
  'empty lists': (part) => (Array.isArray(part) ? [] : part),
};

const unmounts: Array<() => void> = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});
beforeAll(async () => {
  const brand = getBrand({});
  document.documentElement.className = brand.theme;
  document.body.classList.add(body);
  await page.viewport(320, 640);
});

const show = (content: ReactNode): unknown[] => {
  const errors: unknown[] = [];
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, {
    onUncaughtError: (error) => errors.push(error),
    onRecoverableError: (error) => errors.push(error),
  });
  unmounts.push(() => {
    root.unmount();
    container.remove();
  });
  flushSync(() => root.render(content));
  return errors;
};

const firstStory = ({ default: meta, ...stories }: StoriesFile) => {
  // A file's own worst case is bad in another way than this one is.
  const [, story = {}] = Object.entries(stories).find(([name]) => !name.startsWith('Long')) ?? [];
  const args = { ...meta.args, ...story.args };
  const render =
    story.render ?? meta.render ?? ((given: Args) => (meta.component ? createElement(meta.component, given) : null));
  return { args, render };
};

test('every component has stories with content', () => {
  expect(files.length).toBeGreaterThan(80);
});

describe.each(Object.entries(mistreatments))('%s', (mistreatment, by) => {
  const treated = files.filter(([name]) => !(withoutContent.has(name) && mistreatment.startsWith('words')));
  test.each(treated)('%s: no exception, and no wider than a window of 320 px', (_, file) => {
    const { args, render } = firstStory(file);
    const worst = change(args, by) as Args;
    const Subject = () => render(worst, { globals: {}, args: worst });
    expect(
      show(
        <main>
          <Subject />
        </main>,
      ),
    ).toEqual([]);
    expect(findOverflow()).toEqual([]);
    expect(findClippedText(), 'words that are cut off').toEqual([]);
  });
});
