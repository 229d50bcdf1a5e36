/** Styles of Next's own error page, which appears only where the site's error pages fail too: it is readable without them. */
export const errorStyles = {};
export const errorThemeCss = '';
export const WarningIcon = (): null => null;
