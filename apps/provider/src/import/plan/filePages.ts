import type { Redirect } from '../../content/publishing/redirects.ts';
import type { OldSite } from '../addresses.ts';
import type { SurveyedFile } from './survey.ts';

/** Old pages of files that belong to no story: each leads to the first story that shows the file in its text. */
export type FilePages = {
  /** Returns the redirects of files that a story shows, which no other story has claimed. */
  claim: (shown: readonly string[], to: string) => readonly Redirect[];
  /** Files that no story has claimed, with the paths of their pages. */
  listUnclaimed: () => readonly { file: SurveyedFile; paths: readonly string[] }[];
};

/** Creates the file pages of an import. `isTaken` are old paths that lead elsewhere already. */
export const createFilePages = (
  files: readonly SurveyedFile[],
  oldSite: OldSite,
  isTaken: (path: string) => boolean,
): FilePages => {
  const toPaths = ({ oldAddresses }: SurveyedFile): readonly string[] =>
    [...new Set(oldAddresses.flatMap((address) => oldSite.toPath(address) ?? []))].filter(
      (path) => path !== '/' && !isTaken(path),
    );
  const unclaimed = new Map(files.map((file) => [file.address, { file, paths: toPaths(file) }]));
  return {
    claim: (shown, to) =>
      shown.flatMap((address) => {
        const { paths = [] } = unclaimed.get(address) ?? {};
        unclaimed.delete(address);
        return paths.filter((from) => from !== to).map((from) => ({ from, to }));
      }),
    listUnclaimed: () => [...unclaimed.values()].filter(({ paths }) => paths.length > 0),
  };
};
