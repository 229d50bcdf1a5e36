import * as React from 'react';
import { offer } from '../test/fixtures/features';
import { pictures } from '../test/fixtures/pictures';
import { stories, stream, trending } from '../test/fixtures/stories';
import type { StoryBrand } from '../src/examples/storyBrand';
import * as components from '../src/index';
import { nameSamples, printJsx } from './printJsx';

const samples = { offer, pictures, stories, stream, trending };

/** Names that code of the playground may use: every public component, sample content, and the brand. */
export const getScope = (brand: StoryBrand) => ({ ...components, React, ...samples, brand });

/** The code that shows what a story has rendered, in the names of the playground. */
export const printStory = (story: React.ReactNode, brand: StoryBrand): string => {
  const named = Object.entries(components).map(([name, component]) => [component, name] as const);
  return printJsx(story, new Map<unknown, string>([...named, ...nameSamples({ ...samples, brand })]));
};
