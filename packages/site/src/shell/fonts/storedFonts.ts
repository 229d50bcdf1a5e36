/** Local storage key: whether this browser has stored the font files. */
export const storedFontsKey = 'masthead-fonts';
