import type { StoryContext } from '@storybook/react';
import * as React from 'react';
import { offer } from '../test/fixtures/features';
import { pictures } from '../test/fixtures/pictures';
import { stories, stream, trending } from '../test/fixtures/stories';
import type { StoryBrand } from '../src/examples/storyBrand';
import * as components from '../src/index';
import { getBrand } from './brands';
import { type Names, nameSamples, printJsx } from './printJsx';

const samples = { offer, pictures, stories, stream, trending };

/** Names that code of the playground may use: every public component, sample content, and the brand. */
export const getScope = (brand: StoryBrand) => ({ ...components, React, ...samples, brand });

const componentNames = Object.entries(components).map(([name, component]) => [component, name] as const);
const namesByBrand = new Map<StoryBrand, Names>();

const getNames = (brand: StoryBrand): Names => {
  const names =
    namesByBrand.get(brand) ?? new Map<unknown, string>([...componentNames, ...nameSamples({ ...samples, brand })]);
  namesByBrand.set(brand, names);
  return names;
};

/**
 * The code that shows what a story has rendered, in the names of the playground. Storybook's own code has helpers that
 * are not exported, and addresses of this server; it remains for a helper with hooks, which cannot be replaced by what it
 * renders.
 */
export const printSource = (code: string, context: StoryContext): string => {
  try {
    return printJsx(context.originalStoryFn(context.args, context), getNames(getBrand(context.globals)));
  } catch {
    return code;
  }
};
