import { outlines } from '../../content/maps/outlines.generated';

const isMap = (name: string): name is keyof typeof outlines => Object.hasOwn(outlines, name);

/** Route of the outlines of maps. They change with the borders of countries only, so browsers cache them for a month. */
export const mapRoute = () => ({
  GET: async (_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> => {
    const { name } = await params;
    if (!isMap(name)) return new Response('There is no such map.\n', { status: 404 });
    return new Response(outlines[name], {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=2592000' },
    });
  },
});
