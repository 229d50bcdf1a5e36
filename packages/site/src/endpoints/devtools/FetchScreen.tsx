import type { Brand } from '@masthead/config';
import type { QueryTypeName } from '@masthead/graphql-ops';
import type { PastQuery } from '@masthead/graphql-ops/server';
import { Button, SectionHead, Stack } from '@masthead/design-system';
import { BrowserRun } from './BrowserRun.client';
import { DevtoolsFrame } from './DevtoolsFrame';
import * as styles from './devtools.css';
import { operationNames } from './operations';
import { PastQueries } from './PastQueries';
import { RunResult } from './RunResult';
import type { Run } from './runOperation';
import { toolPaths } from '../../shell/toolPaths';

/** URL of the content service at the site's origin. */
const browserEndpoint = '/api/visitor/graphql/';

/** View of /devtools/fetch. */
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

/**
 * `/devtools/fetch` (§2.1): runs any operation like a page. A GET form, so that a run has a URL and works without
 * scripts.
 */
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
