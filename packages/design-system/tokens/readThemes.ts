import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';

/** A brand's tokens as its theme fills them: group, role, value. */
export type ThemeTokens = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The tokens of one brand; `dark` has the groups that differ in a dark window. */
type ReadTheme = { brand: string; tokens: ThemeTokens; dark: ThemeTokens };

/* Themes are read as they are written: what createTheme would put into a style sheet is caught on its way there. */
type Values = Readonly<Record<string, string>>;
const caught: Record<string, Values> = {};
setAdapter({
  appendCss: (css) => {
    if (css.type !== 'global') return;
    const values = css.rule.vars ?? css.rule['@media']?.['screen']?.vars;
    if (values) caught[css.selector] = values as Values;
  },
  registerClassName: () => {},
  registerComposition: () => {},
  markCompositionUsed: () => {},
  onEndFileScope: () => {},
  getIdentOption: () => 'debug',
});
setFileScope('readThemes.ts', 'themes');

const { brandVars } = await import('../src/theme/contract.css');
const { sharedTokens } = await import('../src/theme/sharedTokens');

const getTokens = (selector: string): ThemeTokens => {
  const values = caught[selector] ?? {};
  const group = (roles: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(roles).map(([role, name]) => [role, values[name] ?? '']));
  return Object.fromEntries(Object.entries(brandVars).map(([name, roles]) => [name, group(roles)]));
};

/** The theme of every application that is a brand, by the application's folder. */
export const readThemes = async (): Promise<ReadTheme[]> => {
  const files = import.meta.glob<{ theme: string }>('../../../apps/*/theme.css.ts');
  return Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const { theme } = await load();
      return {
        brand: file.split('/').at(-2) ?? file,
        tokens: { ...getTokens(theme), ...sharedTokens },
        dark: getTokens(`.${theme}[data-theme="dark"]`),
      };
    }),
  );
};
