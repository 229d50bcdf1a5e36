import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Where the pictures of stories stay: on this machine, out of the repository. */
export const pictureFolder = path.join(root, '__screenshots__');
/** Where a run that found differences puts what it saw beside what it expected. */
export const differenceFolder = path.join(root, '__screenshots__', 'differences');

type Picture = { arg: string; ext: string; testFileName: string };

/** Where the pictures of one brand's stories stand: one folder a stories file, one picture a story. */
export const getPicturePath = (folder: string, brand: string, { arg, ext, testFileName }: Picture): string =>
  path.join(folder, brand, testFileName.replace(/\.stories\.tsx$/, ''), `${arg}${ext}`);
