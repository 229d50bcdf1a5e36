/** The faces of every brand: the family, the same face when its file arrives after the first paint, and the file. */
export const fontFaces = {
  headline: { family: 'headline', lateFamily: 'headline late', file: '/fonts/headline.woff2' },
  headlineItalic: {
    family: 'headline italic',
    lateFamily: 'headline italic late',
    file: '/fonts/headline-italic.woff2',
  },
  interface: { family: 'interface', lateFamily: 'interface late', file: '/fonts/interface.woff2' },
} as const;
