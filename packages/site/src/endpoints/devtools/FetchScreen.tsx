import type { Brand } from '@masthead/config';
import type { QueryTypeName } from '@masthead/graphql-ops';
import type { PastQuery } from '@masthead/graphql-ops/server';
import { Button, SectionHead, Stack } from '@masthead/design-system';
import { BrowserRun } from './BrowserRun.client';
import { DevtoolsFrame, ToolTable } from './DevtoolsFrame';
import * as styles from './devtools.css';
import { operationNames } from './operations';
import type { Run, Source } from './runOperation';
import { toolPaths } from '../../shell/toolPaths';

const maxOutputLength = 200_000;
const formatLifetime = (ms: number): string => `${Math.round(ms / 6_000) / 10} min`;

/** Label of the cache state. */
const describeSource = (source: Source, now: number): string => {
  switch (source.from) {
    case 'cache': {
      const left = source.freshUntil - now;
      const state = left > 0 ? `fresh for ${formatLifetime(left)} more` : `stale since ${formatLifetime(-left)}`;
      return `the cache, stored ${formatLifetime(now - source.storedAt)} ago, ${state}${source.refreshed ? ', being revalidated' : ''}`;
    }
    case 'provider':
      return `the provider (${source.why})`;
    case 'nowhere':
      return 'nowhere';
    default:
      return source satisfies never;
  }
};

const formatJson = ({ result }: Run): string => {
  const text = result.ok ? JSON.stringify(result.value, null, 2) : result.error;
  return text.length <= maxOutputLength
    ? text
    : `${text.slice(0, maxOutputLength)}\n… ${text.length - maxOutputLength} characters more`;
};

const RunResult = ({ run }: { run: Run }) => (
  <>
    <dl className={styles.facts}>
      <dt>Took</dt>
      <dd>{run.milliseconds.toFixed(1)} ms</dd>
      <dt>Came from</dt>
      <dd>{describeSource(run.source, Date.now())}</dd>
      <dt>Purged by</dt>
      <dd>{run.tags.join(', ') || 'nothing'}</dd>
      {run.log.map((event) => (
        <LogLine key={JSON.stringify(event)} line={JSON.stringify(event)} />
      ))}
    </dl>
    <pre className={styles.output} tabIndex={0} role="region" aria-label={run.result.ok ? 'Result' : 'Error'}>
      {formatJson(run)}
    </pre>
  </>
);

const LogLine = ({ line }: { line: string }) => (
  <>
    <dt>Logged</dt>
    <dd>{line}</dd>
  </>
);

const columns = ['Time', 'Document', 'Label', 'Operation', 'Took', 'Came from'];

const outcomes: Readonly<Record<PastQuery['outcome'], string>> = {
  cache: 'the cache',
  'stale-cache': 'the cache, stale',
  provider: 'the content service',
  refused: 'not sent: incomplete',
  failed: 'nowhere: it failed',
};

/** The last queries of this process (§4, query history), newest first. */
const PastQueries = ({ queries, timeZone }: { queries: readonly PastQuery[]; timeZone: string }) => {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'medium' });
  return (
    <section aria-labelledby="history">
      <Stack space={4}>
        <SectionHead id="history" title="Recent queries" />
        {queries.length === 0 ? (
          <p>No page has sent a query since this process started.</p>
        ) : (
          <ToolTable label="Query history" columns={columns}>
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
          </ToolTable>
        )}
      </Stack>
    </section>
  );
};

/** URL of the content service at the site's origin. */
const browserEndpoint = '/api/visitor/graphql/';

export type FetchView = {
  name: QueryTypeName;
  variables: string;
  read: 'use' | 'skip';
  /** Result of the run; absent before the first run and for invalid variables. */
  run?: Run;
  error?: string;
  /** The nonce of the page's inline scripts. `next dev` has none. */
  nonce: string | undefined;
};

/** `/devtools/fetch` (§2.1): runs any operation like a page. A GET form, so that a run has a URL. */
export const FetchScreen = ({ brand, view, past }: { brand: Brand; view: FetchView; past: readonly PastQuery[] }) => (
  <DevtoolsFrame
    brand={brand}
    path={toolPaths.fetch}
    title="Fetch"
    description="Runs any operation of the content service with variables, and shows the result, how long it took, and where it came from."
  >
    <form className={styles.form} action={toolPaths.fetch} method="get">
      <div className={styles.line}>
        <label className={styles.field} htmlFor="operation">
          Operation
          <select className={styles.input} id="operation" name="type" key={view.name} defaultValue={view.name}>
            {operationNames.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="line">
          Show its variables
        </Button>
      </div>
    </form>
    <form className={styles.form} action={toolPaths.fetch} method="get">
      <input type="hidden" name="type" value={view.name} />
      <label className={styles.field} htmlFor="variables">
        Variables of {view.name}, as JSON
        <textarea
          className={styles.variables}
          id="variables"
          name="variables"
          key={view.variables}
          defaultValue={view.variables}
          spellCheck={false}
          {...(view.error && { 'aria-describedby': 'variables-error', 'aria-invalid': true })}
        />
      </label>
      {view.error && (
        <p id="variables-error" role="alert">
          {view.error}
        </p>
      )}
      <div className={styles.line}>
        <label className={styles.check} htmlFor="skip">
          <input id="skip" type="checkbox" name="nocache" value="1" defaultChecked={view.read === 'skip'} /> Bypass the
          caches
        </label>
        <Button type="submit" look="ink">
          Run
        </Button>
      </div>
    </form>
    {view.run && <RunResult run={view.run} />}
    {view.run?.transferred && (
      <section aria-labelledby="browser">
        <Stack space={4}>
          <SectionHead id="browser" title="In the browser" />
          <BrowserRun
            key={JSON.stringify([view.name, view.variables])}
            endpoint={browserEndpoint}
            nonce={view.nonce}
            {...view.run.transferred}
          />
        </Stack>
      </section>
    )}
    <PastQueries queries={past} timeZone={brand.timeZone} />
  </DevtoolsFrame>
);
