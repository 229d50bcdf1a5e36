import { SectionHead, Stack } from '@masthead/design-system';
import type { PastQuery } from '@masthead/graphql-ops/server';
import * as styles from './devtools.css';

const columns = ['Time', 'Document', 'Label', 'Operation', 'Took', 'Came from'];

const outcomes: Readonly<Record<PastQuery['outcome'], string>> = {
  cache: 'the cache',
  'stale-cache': 'the cache, stale',
  provider: 'the content service',
  refused: 'not sent: incomplete',
  failed: 'nowhere: it failed',
};

/** The last queries of this process (§4, query history), newest first. */
export const PastQueries = ({ queries, timeZone }: { queries: readonly PastQuery[]; timeZone: string }) => {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'medium' });
  return (
    <section aria-labelledby="history">
      <Stack space={4}>
        <SectionHead id="history" title="Recent queries" />
        {queries.length === 0 ? (
          <p>No page has sent a query since this process started.</p>
        ) : (
          <div className={styles.scroller} role="region" aria-label="Query history" tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {queries.map(({ at, document, label, type, ms, outcome }, index) => (
                  <tr key={queries.length - index}>
                    <td>{time.format(at)}</td>
                    <td className={styles.path}>{document}</td>
                    <td>{label}</td>
                    <td>{type}</td>
                    <td>{ms} ms</td>
                    <td>{outcomes[outcome]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Stack>
    </section>
  );
};
