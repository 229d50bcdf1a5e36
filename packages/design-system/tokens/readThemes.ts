import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';

/** A brand's tokens as its theme fills them: group, role, value. */
export type ThemeTokens = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The tokens of one brand. */
export type ReadTheme = { brand: string; tokens: ThemeTokens };

/* Themes are read as they are written: what createTheme would put into a style sheet is caught on its way there. */
const caught: Record<string, Record<string, string>> = {};
setAdapter({
  appendCss: (css) => {
    if (css.type === 'global' && css.rule.vars) caught[css.selector] = css.rule.vars as Record<string, string>;
  },
  registerClassName: () => {},
  registerComposition: () => {},
  markCompositionUsed: () => {},
  onEndFileScope: () => {},
  getIdentOption: () => 'debug',
});
setFileScope('readThemes.ts', 'themes');

const { vars } = await import('../src/theme/contract.css');

const getTokens = (theme: string): ThemeTokens => {
  const values = caught[theme] ?? {};
  const group = (roles: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(roles).map(([role, name]) => [role, values[name] ?? '']));
  return Object.fromEntries(Object.entries(vars).map(([name, roles]) => [name, group(roles)]));
};

/** The theme of every application that is a brand, by the application's folder. */
export const readThemes = async (): Promise<ReadTheme[]> => {
  const files = import.meta.glob<{ theme: string }>('../../../apps/*/theme.css.ts');
  return Promise.all(
    Object.entries(files).map(async ([file, load]) => ({
      brand: file.split('/').at(-2) ?? file,
      tokens: getTokens((await load()).theme),
    })),
  );
};
