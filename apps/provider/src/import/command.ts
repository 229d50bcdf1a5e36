import { readArguments } from '../server/operatorError.ts';
import type { PaidContent } from './prepareStory.ts';
import type { SampleArticles } from './withdrawSamples.ts';
import type { EditedContent } from './writeContent.ts';

/** Help text of the command. */
export const importUsage = `Imports an existing publication: an export of WordPress (WXR) or Ghost, a feed (RSS, Atom, JSON Feed) or a CSV file. The
format is recognized by content.

  npm run import -- <file> --publication harbor-wire                    dry run: writes a report and a mapping file, nothing else
  npm run import -- <file> --publication harbor-wire --mapping mapping.json --run
  npm run import -- https://old.example.com/feed --publication harbor-wire --mapping mapping.json --run

  --mapping FILE       what categories and authors become; the dry run writes one with suggestions
  --uploads FOLDER     the files of the old site, such as a copy of wp-content/uploads
  --media-hosts LIST   hosts that files may be downloaded from, separated by commas, besides MEDIA_HOSTS
  --report FOLDER      where the report is written (default: DATA_DIR/imports/<publication>)
  --overwrite          replaces content that was edited at the publication since the last import
  --publish-paid       publishes articles that only subscribers could read, for everybody; without it they are drafts
  --withdraw-samples   takes the articles off that the publication has from its files, such as those of the template

Run the same command again after an interruption: it continues. Unchanged content is not written again.`;

export type ImportCommand = {
  source: string;
  publication: string;
  mode: 'dry-run' | 'run';
  mapping: string | undefined;
  uploads: string | undefined;
  mediaHosts: readonly string[];
  report: string | undefined;
  edited: EditedContent;
  paid: PaidContent;
  samples: SampleArticles;
};

type Parsed = { ok: true; value: ImportCommand } | { ok: false; error: string };

const options = {
  publication: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  run: { type: 'boolean', default: false },
  mapping: { type: 'string' },
  uploads: { type: 'string' },
  'media-hosts': { type: 'string', default: '' },
  report: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  'publish-paid': { type: 'boolean', default: false },
  'withdraw-samples': { type: 'boolean', default: false },
} as const;

const fail = (error: string): Parsed => ({ ok: false, error });

/** Parses the command line, or returns an error message. */
export const parseImportCommand = (args: readonly string[]): Parsed => {
  const parsed = readArguments(args, { options, allowPositionals: true });
  if (!parsed.ok) return parsed;
  const {
    positionals: [source, ...rest],
    values,
  } = parsed;
  if (!source) return fail('Name the file to import.');
  if (rest.length > 0) return fail(`"${rest[0]}" is one argument too many.`);
  if (!values.publication) return fail('Name the publication: --publication <key>, its folder in apps/');
  if (values.run && values['dry-run']) return fail('Use either --run or --dry-run.');
  const mediaHosts = values['media-hosts']
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const invalidHost = mediaHosts.find((host) => !/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host));
  if (invalidHost !== undefined)
    return fail(`--media-hosts needs names of hosts such as old.example.com, not "${invalidHost}".`);
  return {
    ok: true,
    value: {
      source,
      publication: values.publication,
      mode: values.run ? 'run' : 'dry-run',
      mapping: values.mapping,
      uploads: values.uploads,
      mediaHosts,
      report: values.report,
      edited: values.overwrite ? 'overwrite' : 'keep',
      paid: values['publish-paid'] ? 'publish' : 'draft',
      samples: values['withdraw-samples'] ? 'withdraw' : 'keep',
    },
  };
};
