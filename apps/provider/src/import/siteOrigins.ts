/** Origins under which readers reach the site of an address: with and without `www.`, https and http. */
export const getSiteOrigins = (address: string): readonly string[] => {
  const { host } = new URL(address);
  const bare = host.replace(/^www\./, '');
  return [bare, `www.${bare}`].flatMap((name) => [`https://${name}`, `http://${name}`]);
};

/** Returns the address of a site without slashes at its end, which is its key in the journal. */
export const toSiteAddress = (address: string): string => {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
};
