import { readOptions } from '@masthead/design-system/behavior';
import type { Behavior } from '@masthead/design-system/connect-behaviors';

/** The scripts of a static page: inline code, and the addresses of files. */
export type PageScriptOptions = { inline?: string; sources: readonly string[] };

/** Runs the scripts of a static page (§3) until it is left. Inline code is a blob: the policy allows files only. */
export const pageScript: Behavior = (root, signal) => {
  const { inline, sources } = readOptions<PageScriptOptions>(root);
  const blob = inline ? URL.createObjectURL(new Blob([inline], { type: 'text/javascript' })) : undefined;
  const scripts = [...sources, ...(blob ? [blob] : [])].map((src) =>
    Object.assign(document.createElement('script'), { src, async: false }),
  );
  document.body.append(...scripts);
  signal.addEventListener('abort', () => {
    for (const script of scripts) script.remove();
    if (blob) URL.revokeObjectURL(blob);
  });
};
