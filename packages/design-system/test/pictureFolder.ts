import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/**
 * Folder of the reference screenshots. It is not in the repository, because fonts render differently on each machine.
 */
export const pictureFolder = path.join(root, '__screenshots__');
/** Folder of the expected, actual and diff images of a failed comparison. */
export const differenceFolder = path.join(root, '__screenshots__', 'differences');

/** Folder of the committed screenshots of stories tagged `baseline`. */
export const baselineFolder = path.join(root, 'test/baselines');
/** Folder of the expected, actual and diff images of stories that differ from their baseline. */
export const baselineDifferenceFolder = path.join(root, 'test-results/baselines');

type Picture = { arg: string; ext: string; testFileName: string };

/** Path of the baseline of a story: one folder per component. `arg` names story, brand and scheme. */
export const getBaselinePath = (folder: string, { arg, ext, testFileName }: Picture): string =>
  path.join(folder, testFileName.replace(/\.stories\.tsx$/, ''), `${arg}${ext}`);

/** Path of the screenshot of a story: one folder per brand and stories file. */
export const getPicturePath = (folder: string, brand: string, { arg, ext, testFileName }: Picture): string =>
  path.join(folder, brand, testFileName.replace(/\.stories\.tsx$/, ''), `${arg}${ext}`);
