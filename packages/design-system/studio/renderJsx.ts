import type * as React from 'react';
import { transform } from 'sucrase';
import type { StoryBrand } from '../src/examples/storyBrand';
import { getScope } from '../.storybook/scope';

/** The element that JSX describes, or the message of its first error. */
export type RenderedJsx = { element: React.ReactNode } | { message: string };

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
    return { message: error instanceof Error ? error.message : String(error) };
  }
};
