const first = (header: string | null): string | undefined => header?.split(',')[0]?.trim() || undefined;

/** The origin that the reader's browser shows; what a proxy says of it decides nothing that a reader could be harmed by. */
export const shownOrigin = (request: Request): string | undefined => {
  const host = first(request.headers.get('x-forwarded-host')) ?? request.headers.get('host');
  const protocol = first(request.headers.get('x-forwarded-proto')) === 'https' ? 'https' : 'http';
  if (!host || !/^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host)) return undefined;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
};
