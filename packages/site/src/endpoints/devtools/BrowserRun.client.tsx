'use client';

import { Button } from '@masthead/design-system';
import type { TransferredQuery } from '@masthead/graphql-ops/browser';
import { createBrowserClient } from '@masthead/graphql-ops/browser';
import { cacheExchange, ssrExchange, UrqlProvider, useClient, useQuery, type RequestPolicy } from '@urql/next';
import { useState } from 'react';
import * as styles from './devtools.css';

export type BrowserRunProps = TransferredQuery & { endpoint: string; nonce?: string | undefined };

type Counter = { requests: number };
type Outcome = { milliseconds: number; requests: number; text: string; isError: boolean };

const formatSize = (text: string): string => `${(new TextEncoder().encode(text).length / 1024).toFixed(1)} KB`;

const getSourceLabel = ({ requests, isError }: Outcome): string => {
  if (requests > 0) return isError ? 'the content service, with an error' : 'the content service, through this site';
  return 'urql’s cache in this page';
};

/** Runs the operation in the browser and shows the source of its result. */
const Runner = ({ text, variables, initialState, counter }: TransferredQuery & { counter: Counter }) => {
  const client = useClient();
  const [transferred] = useQuery<unknown>({
    query: text,
    variables: { ...variables },
    pause: Object.keys(initialState).length === 0,
  });
  const [outcome, setOutcome] = useState<Outcome | 'running'>();

  const run = async (requestPolicy: RequestPolicy): Promise<void> => {
    setOutcome('running');
    const before = counter.requests;
    const started = performance.now();
    const { data, error } = await client.query<unknown>(text, { ...variables }, { requestPolicy });
    setOutcome({
      milliseconds: performance.now() - started,
      requests: counter.requests - before,
      text: error ? error.message : JSON.stringify(data),
      isError: error !== undefined,
    });
  };

  return (
    <>
      <dl className={styles.facts}>
        <dt>Transferred</dt>
        <dd>
          {transferred.data
            ? `the server’s result, ${formatSize(JSON.stringify(transferred.data))}`
            : 'nothing: the server had no result'}
        </dd>
        {outcome && outcome !== 'running' && (
          <>
            <dt>Took</dt>
            <dd>{outcome.milliseconds.toFixed(1)} ms</dd>
            <dt>Came from</dt>
            <dd>{getSourceLabel(outcome)}</dd>
            <dt>{outcome.isError ? 'Error' : 'Result'}</dt>
            <dd>
              {outcome.isError
                ? outcome.text
                : `${formatSize(outcome.text)}, ${outcome.text === JSON.stringify(transferred.data) ? 'the same as the server’s' : 'not the server’s'}`}
            </dd>
          </>
        )}
      </dl>
      <div className={styles.line} aria-live="polite">
        <Button look="line" onClick={() => void run('cache-first')}>
          Run in the browser
        </Button>
        <Button look="line" onClick={() => void run('network-only')}>
          Bypass urql’s cache
        </Button>
        {outcome === 'running' && <span>Running…</span>}
      </div>
    </>
  );
};

/** The browser side of `/devtools/fetch`: urql with the server's result as SSR data. Loaded on that screen only. */
export const BrowserRun = ({ endpoint, text, variables, initialState, nonce }: BrowserRunProps) => {
  const [{ client, ssr, counter }] = useState(() => {
    const counter: Counter = { requests: 0 };
    const ssr = ssrExchange({ isClient: true, initialState });
    const client = createBrowserClient({
      url: endpoint,
      exchanges: [cacheExchange, ssr],
      fetch: (input, init) => {
        counter.requests += 1;
        return fetch(input, init);
      },
    });
    return { client, ssr, counter };
  });
  return (
    <UrqlProvider client={client} ssr={ssr} {...(nonce !== undefined && { nonce })}>
      <Runner text={text} variables={variables} initialState={initialState} counter={counter} />
    </UrqlProvider>
  );
};
