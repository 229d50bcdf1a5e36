import type { FindFile } from './pictures/findFiles.ts';
import type { Plan } from './plan/plan.ts';
import type { PaidContent } from './prepareStory.ts';
import type { Progress } from './progress.ts';
import type { ImportSource } from './source.ts';
import type { AttemptItem } from './unexpectedErrors.ts';
import type { ContentWriter } from './writeContent.ts';

export type ImportDeps = {
  source: ImportSource;
  plan: Plan;
  writer: ContentWriter;
  findFile: FindFile;
  paid: PaidContent;
  progress: Progress;
  attemptItem: AttemptItem;
  /** Aborted: the import stops after the item that it writes. */
  signal: AbortSignal;
};
