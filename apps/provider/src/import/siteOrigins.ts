/** Origins under which readers reach the site of an address: with and without `www.`, https and http. */
export const getSiteOrigins = (address: string): readonly string[] => {
  const { host } = new URL(address);
  const bare = host.replace(/^www\./, '');
  return [bare, `www.${bare}`].flatMap((name) => [`https://${name}`, `http://${name}`]);
};

/** The address of a site without slashes at its end, by which the journal knows it. */
export const toSiteAddress = (address: string): string => {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
};
