import { Markdown } from '@storybook/addon-docs/blocks';
import { type Change, getChangesOf, readChangelog, readChangesets } from './changes';

const changesets = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true });
const changes = [...readChangesets(changesets), ...Object.values(changelogs).flatMap(readChangelog)];

const toTitle = (release: string) => (release === 'next' ? 'Next release' : `Version ${release}`);

const toMarkdown = (list: readonly Change[]) =>
  [...Map.groupBy(list, ({ release }) => release)]
    .map(([release, entries]) =>
      [`### ${toTitle(release)}`, ...entries.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`)].join('\n'),
    )
    .join('\n\n');

/** Changes of the package in the next release, then the changelog. */
export const ChangeList = () => <Markdown>{toMarkdown(changes)}</Markdown>;

/** The status of a component and the changes that name it. */
export const ComponentChanges = ({ component }: { component: string }) => {
  const list = getChangesOf(changes, component);
  const status = list.some(({ release }) => release === 'next') ? 'Changes with the next release' : 'No pending change';
  return <Markdown>{[`**Status.** ${status}.`, toMarkdown(list)].filter(Boolean).join('\n\n')}</Markdown>;
};
