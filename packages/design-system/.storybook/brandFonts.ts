import { brands } from './brands';

const files = import.meta.glob<string>('../../../apps/*/public/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

const faces = {
  headline: 'font-weight: 400 700; font-style: normal',
  'headline-italic': 'font-weight: 400; font-style: italic',
  interface: 'font-weight: 400 700; font-style: normal',
} as const;

/*
 * On its own pages every brand calls its faces alike; here the brand is part of the name, because all are on one page.
 */
const declareFaces = (brand: string, theme: string) => {
  const declared = Object.entries(faces).flatMap(([face, descriptors]) => {
    const file = files[`../../../apps/${brand}/public/fonts/${face}.woff2`];
    return file ? [{ face, descriptors, file, family: `${brand} ${face}` }] : [];
  });
  const rules = declared.map(
    ({ family, file, descriptors }) =>
      `@font-face { font-family: "${family}"; src: url("${file}") format("woff2"); ${descriptors}; font-display: block; }`,
  );
  const names = declared.map(({ face, family }) => `--font-${face}: "${family}";`).join(' ');
  return `${rules.join('\n')}\n.${theme} { ${names} }`;
};

/** Declares the font files of every brand and assigns them to its theme. */
export const loadBrandFonts = (): void => {
  const style = document.createElement('style');
  style.textContent = brands.map(({ key, theme }) => declareFaces(key, theme)).join('\n');
  document.head.append(style);
};
