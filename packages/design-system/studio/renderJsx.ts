import type * as React from 'react';
import { transform } from 'sucrase';
import type { StoryBrand } from '../src/examples/storyBrand';
import { componentNames, guess } from './componentProps';
import { getScope } from '../.storybook/scope';

/** The element that JSX describes, or the message of its first error. */
type RenderedJsx = { element: React.ReactNode } | { message: string };

/** The message of an error of the browser or the compiler, with what to do. */
export const toWords = (message: string): string => {
  const [, unknown] = /^(\w+) is not defined/.exec(message) ?? [];
  if (unknown) return `There is no component or sample named ${unknown}.${guess(unknown, componentNames)}`;
  const [, place] = /\((\d+):\d+\)$/.exec(message) ?? [];
  if (place)
    return `Line ${place} cannot be read: a bracket, a quotation mark or the end of a tag is missing or left over.`;
  const [, missing] = /reading '(\w+)'/.exec(message) ?? [];
  return missing
    ? `A value is missing: something without a value was asked for its “${missing}”. Check the required props.`
    : message;
};

/**
 * Compiles and evaluates JSX in the browser. Code of an address runs with the rights of the page: only Storybook does
 * this.
 */
export const renderJsx = (source: string, brand: StoryBrand): RenderedJsx => {
  try {
    const scope = getScope(brand);
    const { code } = transform(`return (<>${source}\n</>);`, { transforms: ['jsx', 'typescript'], production: true });
    // The purpose of the playground is to run the code that its reader writes.
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
    const evaluate = new Function(...Object.keys(scope), code) as (...values: unknown[]) => React.ReactNode;
    return { element: evaluate(...Object.values(scope)) };
  } catch (error) {
    return { message: toWords(error instanceof Error ? error.message : String(error)) };
  }
};
