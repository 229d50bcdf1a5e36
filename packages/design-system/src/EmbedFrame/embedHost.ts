/** The host an embed comes from; nothing for what is no secure web address and must not be framed. */
export const embedHost = (src: string): string | undefined => {
  if (!URL.canParse(src)) return undefined;
  const { protocol, hostname, username } = new URL(src);
  return protocol === 'https:' && !username ? hostname.replace(/^www\./, '') : undefined;
};
