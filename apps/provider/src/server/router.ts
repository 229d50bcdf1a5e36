import type { Handler } from './http.ts';

export type Route = {
  /** An exact path, or a prefix that ends in `/*`. */
  path: string;
  methods: readonly string[];
  handle: Handler;
};

const matches = ({ path }: Route, pathname: string): boolean =>
  path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path || pathname === `${path}/`;

/** The first route whose path matches; 404 without one, 405 for a method it does not take. */
export const createRouter = (routes: readonly Route[]): Handler => async (request, client) => {
  const { pathname } = new URL(request.url);
  const route = routes.find((candidate) => matches(candidate, pathname));
  if (!route) return Response.json({ error: 'There is nothing at this address.' }, { status: 404 });
  if (!route.methods.includes(request.method)) {
    return Response.json({ error: `Use ${route.methods.join(' or ')}.` }, { status: 405, headers: { allow: route.methods.join(', ') } });
  }
  return route.handle(request, client);
};
