import { writeAudit } from '../content/publishing/writer.ts';
import { findSources } from '../content/publishing/documents.ts';
import { patch } from '../content/publishing/publish.ts';
import type { ContentWriter } from './writeContent.ts';

/** What happens to the articles that a publication has from its files, such as those of the template. */
export type SampleArticles = 'keep' | 'withdraw';

const listSampleArticles = async ({ db, site }: ContentWriter): Promise<readonly string[]> =>
  [...(await findSources(db, site.id, 'article')).values()]
    .filter(({ state, sourceHash }) => state === 'published' && sourceHash !== null)
    .map(({ key }) => key);

const note = ({ report }: ContentWriter, keys: readonly string[], reason: string): void =>
  report.note(...keys.map((place) => ({ kind: 'changed' as const, subject: 'sample article', reason, place })));

/** Takes the articles of files off the publication; their documents stay. A dry run only reports them. */
export const withdrawSamples = async (writer: ContentWriter, mode: 'dry-run' | 'run'): Promise<void> => {
  const { db, site, clock } = writer;
  const keys = await listSampleArticles(writer);
  note(writer, keys, 'It came from the files of the publication, and --withdraw-samples takes it off.');
  if (mode === 'dry-run') return;
  for (const key of keys) {
    const result = await patch(
      { db, clock },
      site,
      { kind: 'article', key, changes: { status: 'withdrawn' } },
      {
        onChange: (transaction, { change, state, hash }) =>
          writeAudit(transaction, [
            { siteId: site.id, tokenId: 'import', action: change, kind: 'article', key, state, hash, at: clock() },
          ]),
      },
    );
    if (!result.ok) throw new Error(`The article ${key} could not be withdrawn: ${result.error.kind}`);
  }
};
