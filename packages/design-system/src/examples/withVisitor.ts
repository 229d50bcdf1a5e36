import type { RefCallback } from 'react';
import type { HeaderVisitor } from '../types/navigation';
import { showVisitor } from '../UserArea/showVisitor';

/** Shows a visitor in an element as pages do, with the signed-in hint on the document (§2.7). For stories. */
export const withVisitor =
  (visitor: HeaderVisitor): RefCallback<HTMLElement> =>
  (root) => {
    if (!root) return undefined;
    showVisitor(root, visitor);
    const { dataset } = document.documentElement;
    if (!('firstName' in visitor)) return undefined;
    dataset['visitor'] = 'known';
    return () => {
      delete dataset['visitor'];
    };
  };
