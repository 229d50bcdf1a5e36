import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Folder of the reference screenshots. It is not in the repository, because fonts render differently on each machine. */
export const pictureFolder = path.join(root, '__screenshots__');
/** Folder of the expected, actual and diff images of a failed comparison. */
export const differenceFolder = path.join(root, '__screenshots__', 'differences');

type Picture = { arg: string; ext: string; testFileName: string };

/** Path of the screenshot of a story: one folder per brand and stories file. */
export const getPicturePath = (folder: string, brand: string, { arg, ext, testFileName }: Picture): string =>
  path.join(folder, brand, testFileName.replace(/\.stories\.tsx$/, ''), `${arg}${ext}`);
