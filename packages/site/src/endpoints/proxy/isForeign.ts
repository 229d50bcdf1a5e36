/** Whether another site's page has sent a request: browsers say where it comes from, old ones by its origin only. What comes from no browser says nothing. */
export const isForeign = ({ headers }: { headers: Pick<Headers, 'get'> }): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return (
    origin !== null &&
    (!URL.canParse(origin) || new URL(origin).host !== (headers.get('x-forwarded-host') ?? headers.get('host')))
  );
};
