/** One change of the package. `release` is its version, or `next` for a changeset that is not released. */
export type Change = { release: string; text: string };

const packageName = '@masthead/design-system';

/** Changes from changesets, by file. Only those of this package count. */
export const readChangesets = (files: Readonly<Record<string, string>>): Change[] =>
  Object.values(files).flatMap((file) => {
    const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
    return head.includes(packageName) && text.trim() ? [{ release: 'next', text: text.trim() }] : [];
  });

/** Changes from the changelog of the repository: a heading for each version, an item for each change. */
export const readChangelog = (changelog: string): Change[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [release = '', ...lines] = section.split('\n');
      const items = lines.join('\n').split(/^- /m).slice(1);
      return items.map((text) => ({
        release: release.trim(),
        text: text
          .replaceAll(/^### .*$/gm, '')
          .replaceAll(/^ {2}/gm, '')
          .trim(),
      }));
    });

/** The changes that name a component as code. */
export const getChangesOf = (changes: readonly Change[], component: string): Change[] =>
  changes.filter(({ text }) => new RegExp(String.raw`\`<?${component}\b`).test(text));
