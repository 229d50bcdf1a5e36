import type { Check } from './fault.ts';
import { sourceFiles } from './source.ts';

const longest = 250;

/** A file that cannot be read at one sitting holds more than one thing. */
export const fileLength: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length;
    return lines <= longest ? [] : [{ path, wrong: `${lines} lines, more than ${longest}`, remedy: 'split it by what its parts are about' }];
  });
