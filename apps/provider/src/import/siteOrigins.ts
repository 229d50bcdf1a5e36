/** Origins under which readers reach the site of an address: with and without `www.`, https and http. */
export const getSiteOrigins = (address: string): readonly string[] => {
  const { host } = new URL(address);
  const bare = host.replace(/^www\./, '');
  return [bare, `www.${bare}`].flatMap((name) => [`https://${name}`, `http://${name}`]);
};
