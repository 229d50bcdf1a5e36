/** The host of an embed; undefined for anything but an https URL, which must not be framed. */
export const embedHost = (src: string): string | undefined => {
  if (!URL.canParse(src)) return undefined;
  const { protocol, hostname, username } = new URL(src);
  return protocol === 'https:' && !username ? hostname.replace(/^www\./, '') : undefined;
};
