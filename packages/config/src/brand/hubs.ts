import { z } from 'zod';
import { kebab, text } from './fields.ts';

const createHub = (path: string, title: string, description: string) =>
  z
    .strictObject({
      /** First segment of the hub's address and of its streams: `sectors` in `/sectors/office/`. */
      path: kebab.default(path),
      title: text.default(title),
      /** Introduction of the hub. */
      description: text.default(description),
    })
    .prefault({});

/** The fronts of markets, sectors and best practices: their addresses, names and introductions. */
export const hubsInput = z
  .strictObject({
    markets: createHub('markets', 'Markets', 'News, analysis and research from every market we cover, by region.'),
    sectors: createHub('sectors', 'Sectors', 'Everything we report, sector by sector.'),
    bestPractices: createHub('best-practices', 'Best Practices', 'How the work is done, and how to do it better.'),
  })
  .prefault({})
  .superRefine((hubs, context) => {
    const paths = Object.values(hubs).map(({ path }) => path);
    for (const [name, { path }] of Object.entries(hubs))
      if (paths.filter((other) => other === path).length > 1)
        context.addIssue({ code: 'custom', path: [name, 'path'], message: `"${path}" is the path of another hub too` });
  });

/** The hubs of a brand. */
export type Hubs = z.output<typeof hubsInput>;
/** Name of a hub. */
export type HubName = keyof Hubs;
