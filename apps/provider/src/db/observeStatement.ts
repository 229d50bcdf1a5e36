import { getTelemetry } from '@masthead/telemetry';

const verbPattern = /^\s*(\w+)/;
const tablePattern = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)/i;

/** Names a statement by its verb and first table, such as `select articles`: few names for all texts. */
export const toStatementName = (text: string): string =>
  [verbPattern.exec(text)?.[1]?.toLowerCase() ?? 'statement', tablePattern.exec(text)?.[1]]
    .filter((part) => part !== undefined)
    .join(' ');

/** Executes a statement with its time measured and traced, by its text without values. */
export const observeStatement = async <Result>(text: string, execute: () => Promise<Result>): Promise<Result> => {
  const { state, trace, record } = getTelemetry();
  if (state === 'off') return execute();
  const statement = toStatementName(text);
  const startedAt = performance.now();
  try {
    return await trace(
      { name: statement, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } },
      execute,
    );
  } finally {
    record('statementSeconds', (performance.now() - startedAt) / 1_000, { statement });
  }
};
