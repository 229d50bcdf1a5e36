import type { Payload, ServerProps, Where } from 'payload';
import { z } from 'zod';
import { getPublications } from '../access.ts';
import { env } from '../env.ts';
import { text, type TextName, translate } from '../labels.ts';
import { PublicationNames } from './Brand.tsx';

const maxEntries = 8;

type Time = 'updatedAt' | 'publishAt' | 'correctedAt';
/** A list of the first screen; it shows the time by which it is sorted. */
type List = { name: TextName; sort?: `${'' | '-'}${Time}`; draft?: true; where: Where };

const createLists = (now: string, trending: readonly string[]): readonly List[] => [
  { name: 'forReview', sort: 'updatedAt', draft: true, where: { stage: { equals: 'review' } } },
  {
    name: 'scheduled',
    sort: 'publishAt',
    where: { publishAt: { greater_than: now }, standing: { equals: 'site' }, _status: { equals: 'published' } },
  },
  {
    name: 'drafts',
    sort: '-updatedAt',
    draft: true,
    where: { _status: { equals: 'draft' }, title: { exists: true, not_equals: '' } },
  },
  { name: 'updates', sort: '-correctedAt', where: { correctedAt: { exists: true } } },
  { name: 'mostRead', where: { key: { in: [...trending] } } },
];

const timeoutMs = 3000;
const trendingSchema = z.object({
  data: z.object({
    getStatsList: z.object({ trendingArticles: z.object({ contents: z.array(z.object({ uri: z.string() })) }) }),
  }),
});

/** The keys of the articles that readers of a publication read now; none while the provider is down. */
const listTrending = async (payload: Payload, publication: string): Promise<readonly string[]> => {
  const query = 'query ($site: String!) { getStatsList(site: $site) { trendingArticles { contents { uri } } } }';
  try {
    const response = await fetch(new URL('/graphql', env.PROVIDER_ORIGIN), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { site: publication } }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = trendingSchema.parse(await response.json());
    return data.getStatsList.trendingArticles.contents.map(({ uri }) => uri.replaceAll(/^\/|\/$/g, ''));
  } catch (error) {
    payload.logger.warn({ publication, err: error }, 'the provider does not say what readers read now');
    return [];
  }
};

/** The first screen: what waits, in the publications of the person. */
export const Today = async ({ payload, user, i18n }: ServerProps) => {
  const own = getPublications(user);
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  const trending = (await Promise.all(own.map((publication) => listTrending(payload, publication)))).flat();
  const select = { title: true, key: true, publishAt: true, correctedAt: true, updatedAt: true } as const;
  const access = { depth: 0, pagination: false, overrideAccess: false, user } as const;
  const lists = await Promise.all(
    createLists(new Date().toISOString(), trending).map(async ({ name, ...query }) => {
      const { docs } = await payload.find({ collection: 'articles', ...query, ...access, limit: maxEntries, select });
      const time = query.sort?.replace('-', '') as Time | undefined;
      const getRank = ({ key }: (typeof docs)[number]): number => (time ? 0 : trending.indexOf(key ?? ''));
      return { name, time, docs: docs.toSorted((one, other) => getRank(one) - getRank(other)) };
    }),
  );
  return (
    <main className="desk-today">
      <h1>
        <PublicationNames keys={own} />
      </h1>
      <div>
        {lists.map(({ name, time, docs }) => (
          <section aria-labelledby={`desk-${name}`} key={name}>
            <h2 id={`desk-${name}`}>{translate(i18n, text(name))}</h2>
            {docs.length === 0 ? <p>{translate(i18n, text('nothing'))}</p> : null}
            <ul>
              {docs.map((article) => (
                <li key={article.id}>
                  <a href={`/admin/collections/articles/${article.id}`}>{article.title || '–'}</a>{' '}
                  {time ? <time>{format.format(new Date(article[time] ?? article.updatedAt))}</time> : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
};
