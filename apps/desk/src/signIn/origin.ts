import { env } from '../env.ts';

/**
 * Refuses what pages of other origins send. `SameSite` cookies come with those of the same domain, such as a publication
 * beside the desk; Payload's own check (`csrf`) would end the session at links from elsewhere, too.
 */
export const withOwnOrigin =
  <Args extends unknown[]>(handle: (request: Request, ...args: Args) => Promise<Response>) =>
  async (request: Request, ...args: Args): Promise<Response> => {
    const { origin } = new URL(env.DESK_ORIGIN);
    // Clients that are no browser name none.
    if ((request.headers.get('origin') ?? origin) === origin) return handle(request, ...args);
    return Response.json({ errors: [{ message: `The desk is at ${origin}.` }] }, { status: 403 });
  };
