import type { NoteKind } from './items.ts';
import { contentKinds, type NoteGroup, type Report } from './report.ts';

/** What a report says about its import. */
export type ReportHead = {
  format: string;
  source: string;
  publication: string;
  mode: 'dry-run' | 'run';
  /** What must be decided before the import. */
  problems: readonly string[];
  /** The message of the error that ended the import early. */
  error?: string;
};

const sections: Readonly<Record<NoteKind, string>> = {
  'not-imported': 'Not imported',
  'unknown-category': 'Unknown categories',
  'broken-picture': 'Pictures and files that are missing',
  duplicate: 'Duplicate slugs and addresses',
  changed: 'Imported in another form',
  ignored: 'Left out by design',
};

/** Places of a group in the readable report; the JSON file has all of them. */
const maxPlaces = 10;

const escapeCell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'");

const formatGroup = ({ subject, reason, count, places }: NoteGroup): readonly string[] => [
  `- **${escapeCell(subject)}** (${count}): ${escapeCell(reason)}`,
  ...places
    .slice(0, maxPlaces)
    .map(({ place, value }) => `  - ${escapeCell(place)}${value ? `: \`${escapeCell(value.slice(0, 160))}\`` : ''}`),
  ...(count > maxPlaces ? [`  - and ${count - maxPlaces} more, in report.json`] : []),
];

const formatCounts = (report: Report): readonly string[] => {
  const counts = report.getCounts();
  const outcomes = [...new Set(contentKinds.flatMap((kind) => Object.keys(counts[kind])))];
  if (outcomes.length === 0) return ['The source has nothing to import.'];
  return [
    `| | ${outcomes.join(' | ')} |`,
    `|---|${outcomes.map(() => '---:').join('|')}|`,
    ...contentKinds.map(
      (kind) =>
        `| ${kind === 'attachment' ? 'file' : kind} | ${outcomes.map((outcome) => counts[kind][outcome as keyof (typeof counts)[typeof kind]] ?? 0).join(' | ')} |`,
    ),
  ];
};

const formatEnd = ({ mode, error }: ReportHead): string => {
  const end = mode === 'dry-run' ? 'This was a dry run: nothing was written.' : 'The import has run.';
  return error === undefined
    ? end
    : `${end} It ended early. Run the same command again to continue. The error: ${escapeCell(error)}`;
};

export const formatReport = (report: Report, head: ReportHead): string => {
  const { format, source, publication, problems } = head;
  return [
    `# Import of ${source} into ${publication}`,
    '',
    `${format}. ${formatEnd(head)}`,
    '',
    ...formatCounts(report),
    '',
    ...(problems.length > 0
      ? ['## Decide before the import', '', ...problems.map((problem) => `- ${escapeCell(problem)}`), '']
      : []),
    ...(Object.entries(sections) as [NoteKind, string][]).flatMap(([kind, title]) => {
      const groups = report.getGroups(kind).toSorted((a, b) => b.count - a.count);
      return groups.length === 0 ? [] : [`## ${title}`, '', ...groups.flatMap(formatGroup), ''];
    }),
  ].join('\n');
};

/** The report as JSON: all notes, with all places. */
export const toReportJson = (report: Report, head: ReportHead): string =>
  `${JSON.stringify({ ...head, counts: report.getCounts(), notes: report.getGroups() }, undefined, 2)}\n`;
