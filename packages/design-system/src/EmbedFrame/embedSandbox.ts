const permissions = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
  'allow-presentation',
];

/**
 * What an embed may do. Players of other sites need their own origin for their storage and their requests. With scripts
 * and *our* origin together a frame could take its sandbox off, so pages of this site never get both.
 */
export const embedSandbox = (src: string, ownOrigin: string): string => {
  const isForeign = URL.canParse(src) && new URL(src).origin !== ownOrigin;
  return [...permissions, ...(isForeign ? ['allow-same-origin'] : [])].join(' ');
};
