import { fontFaces } from '@masthead/design-system/font-files';

/** The two faces of the first screen. Italics are fetched by pages that have some. */
export const firstFaces = [fontFaces.headline, fontFaces.interface];

/** Local storage key: whether this browser has stored their files. */
export const storedFontsKey = 'masthead-fonts';
