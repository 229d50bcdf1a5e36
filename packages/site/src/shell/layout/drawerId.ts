/** The id that the menu button and the drawer share. */
export const drawerId = 'site-menu';
