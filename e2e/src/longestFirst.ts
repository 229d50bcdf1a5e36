import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, the slowest first. A slow file that starts last would leave one core idle. */
const long = [
  'faults.full',
  'accessibility',
  'contentApi',
  'advertising',
  'consent',
  'readingList',
  'playlist',
  'importedArticles',
];

const getRank = ({ moduleId }: TestSpecification): number => {
  const rank = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank === -1 ? long.length : rank;
};

/** Starts the slowest files first, so that all workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, which sorts no array in place
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => getRank(one) - getRank(other));
  }
}
