import { formatColumns } from '@masthead/scripts/table';
import type { CampaignResult, Failure } from './campaign.ts';
import type { Maxima } from './checks.ts';
import type { HttpInput } from './request.ts';
import type { Violation } from './rules.ts';

const maxInputCharacters = 600;

const shorten = (text: string): string =>
  text.length > maxInputCharacters ? `${text.slice(0, maxInputCharacters)}… (${text.length} characters)` : text;

/** A request on one line, as JSON: enough to send it by hand. */
export const describeRequest = ({ server, method, target, headers, body }: HttpInput): string =>
  shorten(
    `${server} ${method} ${JSON.stringify(target)} ${JSON.stringify(Object.fromEntries(headers))}${body ? ` body: ${JSON.stringify(body.text)}` : ''}`,
  );

const failureLines = ({ target, row, rule, detail, count, input, seed, path }: Failure): readonly string[] => [
  `FAILED ${target} ${row}: ${rule}: ${detail}${count > 1 ? ` (${count} inputs)` : ''}`,
  `  smallest input: ${input}`,
  `  again: npm run fuzz -- --only ${target} --seed ${seed} --path ${path}`,
];

/** The lines of a report: failures, inputs and failures of each target, and the worst that was measured. */
export const reportLines = (
  results: readonly CampaignResult[],
  others: readonly Violation[],
  maxima: Maxima,
  seconds: number,
): readonly string[] => {
  const failures = results.flatMap((result) => result.failures);
  const total = results.reduce((sum, { runs }) => sum + runs, 0);
  const rows = results.map(({ name, runs, failures: found }) => [name, String(runs), String(found.length)]);
  return [
    ...failures.flatMap(failureLines),
    ...others.map(({ rule, detail }) => `FAILED ${rule}: ${detail}`),
    '',
    ...formatColumns([
      ['target', 'inputs', 'failures'],
      ...rows,
      ['all', String(total), String(failures.length + others.length)],
    ]),
    '',
    `slowest response ${Math.round(maxima.slowestMs)} ms, longest stall ${Math.round(maxima.maxStallMs)} ms, most memory: site ${Math.round(maxima.maxRssMb.site)} MB, provider ${Math.round(maxima.maxRssMb.provider)} MB, ${Math.round(seconds)} s`,
  ];
};
