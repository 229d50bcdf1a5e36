import type { Brand, Plan, Redirect } from '@masthead/config';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getPort, loadBrand } from './brand.ts';
import { formatError, StartError } from './errors.ts';
import { brandFolders, inRoot } from './paths.ts';

/** Choices of a brand's theme.css.ts, and what `newsTheme` completes them to. */
type ThemeChoices = {
  color: Readonly<Record<string, string>>;
  dark?: Readonly<Record<string, string>>;
  font: Readonly<Record<string, string>> & { headlineFallback?: 'serif' | 'sans' };
  border?: { masthead?: string };
};
type NewsTheme = {
  newsTheme: (
    choices: ThemeChoices,
    scheme?: 'dark',
  ) => {
    color: Readonly<Record<string, string>>;
    font: Readonly<Record<string, string>>;
  };
  defaultBorders: { masthead: string };
  headlineFallbacks: Readonly<Record<'serif' | 'sans', string>>;
};

// Style sheets cannot be written outside the bundler: for scripts a theme is its choices alone.
const noTheme = 'data:text/javascript,export const brandTheme = () => ""';
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@masthead/design-system/theme' ? { url: noTheme, shortCircuit: true } : next(specifier, context),
});

const load = async (file: string): Promise<unknown> => import(pathToFileURL(file).href);

const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value) || /^rgb\([\d\s./%]+\)$/.test(value);

/** Loads the theme choices of a brand. Throws a StartError that lists every value that is not a color. */
const loadThemeChoices = async (folder: string): Promise<ThemeChoices> => {
  const { themeChoices } = (await load(path.join(folder, 'theme.css.ts'))) as { themeChoices: ThemeChoices };
  const broken = Object.entries({ ...themeChoices.color, ...themeChoices.dark }).filter(([, value]) => !isColor(value));
  if (broken.length > 0)
    throw new StartError(
      `The theme of "${path.basename(folder)}" is invalid. Fix it in apps/${path.basename(folder)}/theme.css.ts:\n${broken
        .map(([role, value]) => `  color.${role}: "${value}" is no color. Write it as #rrggbb`)
        .join('\n')}`,
    );
  return themeChoices;
};

const colorRoles = [
  'paper',
  'tint',
  'tint2',
  'ink',
  'ink2',
  'ink3',
  'rule',
  'accent',
  'accentHover',
  'accentTint',
  'accentOnInverse',
  'onAccent',
  'inverse',
  'onInverse',
  'onInverse2',
  'focus',
  'focusOnInverse',
  'success',
  'danger',
] as const;

const toStoreColors = (color: Readonly<Record<string, string>>) =>
  Object.fromEntries(colorRoles.map((role) => [role, color[role]]));

/** What the store shows of a plan. */
const toStorePlan = ({ key, name, price, currency, period, summary, has }: Plan) => ({
  key,
  name,
  price,
  currency,
  period,
  summary,
  has,
});

/** What the provider needs of a brand for registration pages, mails, forms, house ads and imports. */
const toProviderBrand = (
  brand: Brand,
  choices: ThemeChoices,
  { newsTheme, defaultBorders, headlineFallbacks }: NewsTheme,
  ownAddresses: readonly string[],
) => {
  const { color, font } = newsTheme(choices);
  const { key, site, name, tagline, networkLine, domain, promoCode, source, language, logos, footer, store } = brand;
  const { src, width, height } = logos.masthead;
  const { phone, email } = footer.support;
  return {
    key,
    site,
    name,
    tagline,
    ...(networkLine && { networkLine }),
    origins: [...new Set([brand.origin, `https://${domain}`, ...store.origins])],
    domain,
    promoCode,
    source,
    language,
    logo: { src, width, height },
    mark: logos.mark.src,
    fonts: {
      headline: '/fonts/headline.woff2',
      interface: '/fonts/interface.woff2',
      headlineFallback: headlineFallbacks[choices.font.headlineFallback ?? 'serif'],
      headWeight: Number(font.headWeight),
      headTracking: font.headTracking,
    },
    colors: toStoreColors(color),
    dark: toStoreColors(newsTheme(choices, 'dark').color),
    rule: (choices.border?.masthead ?? defaultBorders.masthead).includes('double') ? 'double' : 'solid',
    timeZone: brand.timeZone,
    ...(store.plans.length > 0 && { plans: store.plans.map(toStorePlan) }),
    subscription: { title: brand.magazine.name, summary: store.summary ?? brand.subscribeCard.summary },
    support: { ...(phone && { phone: phone.number, hours: phone.hours }), email },
    ownAddresses,
    links: { terms: store.terms, privacy: store.privacy, contact: store.contact },
    ...(Object.keys(store.forms).length > 0 && { forms: store.forms }),
    mail: { name, address: store.sender ?? `no-reply@${domain.replace(/^www\./, '')}` },
  };
};

/** The file that the provider reads; generated from every brand. */
const providerBrandsFile = 'apps/provider/brands.json';

/** Loads the function that completes a brand's choices to a theme. */
export const loadNewsTheme = async () =>
  (await load(inRoot('packages/design-system/src/theme/newsTheme.ts'))) as NewsTheme;

/** Returns the light theme of a brand in a folder. Throws for an invalid theme. */
export const loadTheme = async (folder: string) => (await loadNewsTheme()).newsTheme(await loadThemeChoices(folder));

/** Loads the addresses that the site of a brand serves whatever its content is. */
const loadOwnAddresses = async (folder: string, brand: Brand): Promise<readonly string[]> => {
  const { getBrandPathValues, listOwnAddresses } = (await load(inRoot('packages/site/src/routing/rules.ts'))) as {
    getBrandPathValues: (brand: Brand) => unknown;
    listOwnAddresses: (values: unknown, redirects: readonly Redirect[]) => readonly string[];
  };
  const { redirects } = (await load(path.join(folder, 'brand/redirects.ts'))) as { redirects: readonly Redirect[] };
  return listOwnAddresses(getBrandPathValues(brand), redirects);
};

/** Returns the provider's entry of a brand in a folder. Throws for an invalid brand, theme or redirect. */
export const loadProviderBrand = async (folder: string, brand: Brand) =>
  toProviderBrand(brand, await loadThemeChoices(folder), await loadNewsTheme(), await loadOwnAddresses(folder, brand));

const readEntries = (file: string): { key: string }[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { key: string }[]) : [];

/** Generates `brands.json`, in the order of the ports. Returns the invalid brands, which keep their former entry. */
export const writeProviderBrands = async (): Promise<readonly { folder: string; message: string }[]> => {
  const file = inRoot(providerBrandsFile);
  const former = readEntries(file);
  const errors: { folder: string; message: string }[] = [];
  const entries: { port: number; entry: object }[] = [];
  for (const folder of brandFolders()) {
    try {
      const brand = await loadBrand(folder);
      entries.push({ port: getPort(brand), entry: await loadProviderBrand(inRoot('apps', folder), brand) });
    } catch (error) {
      errors.push({ folder, message: formatError(error) });
      const index = former.findIndex(({ key }) => key === folder);
      const entry = former[index];
      if (entry) entries.push({ port: index, entry });
    }
  }
  const list = entries.toSorted((a, b) => a.port - b.port).map(({ entry }) => entry);
  const text = `${JSON.stringify(list, undefined, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return errors;
};
