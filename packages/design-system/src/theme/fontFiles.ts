/** The faces of every brand: the family and its file. */
export const fontFaces = {
  headline: { family: 'headline', file: '/fonts/headline.woff2' },
  headlineItalic: { family: 'headline italic', file: '/fonts/headline-italic.woff2' },
  interface: { family: 'interface', file: '/fonts/interface.woff2' },
} as const;
