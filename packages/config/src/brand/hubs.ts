import { hubDefaultTexts } from '@masthead/texts/brandDefaults';
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
    markets: createHub('markets', hubDefaultTexts.markets, hubDefaultTexts.marketsLede),
    sectors: createHub('sectors', hubDefaultTexts.sectors, hubDefaultTexts.sectorsLede),
    bestPractices: createHub('best-practices', hubDefaultTexts.practices, hubDefaultTexts.practicesLede),
  })
  .prefault({})
  .superRefine((hubs, context) => {
    const paths = Object.values(hubs).map(({ path }) => path);
    for (const [name, { path }] of Object.entries(hubs))
      if (paths.filter((other) => other === path).length > 1)
        context.addIssue({ code: 'custom', path: [name, 'path'], message: `"${path}" is the path of another hub too` });
  });

/** The hubs of a brand. */
type Hubs = z.output<typeof hubsInput>;
/** Name of a hub. */
export type HubName = keyof Hubs;
