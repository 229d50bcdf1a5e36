import * as styles from './devtools.css';
import type { Run, Source } from './runOperation';

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

/** The result of an operation. */
export const RunResult = ({ run }: { run: Run }) => (
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
