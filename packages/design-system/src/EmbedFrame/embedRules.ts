/** The host of an embed; undefined for anything but an https URL, which must not be framed. */
export const getEmbedHost = (src: string): string | undefined => {
  if (!URL.canParse(src)) return undefined;
  const { protocol, hostname, username } = new URL(src);
  return protocol === 'https:' && !username ? hostname.replace(/^www\./, '') : undefined;
};

const permissions = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
  'allow-presentation',
];

/**
 * Sandbox permissions of an embed. Third-party players need their own origin for storage and requests. With scripts and
 * *our* origin together a frame could remove its sandbox, so pages of this site never get both.
 */
export const getEmbedSandbox = (src: string, ownOrigin: string): string => {
  const isForeign = URL.canParse(src) && new URL(src).origin !== ownOrigin;
  return [...permissions, ...(isForeign ? ['allow-same-origin'] : [])].join(' ');
};
