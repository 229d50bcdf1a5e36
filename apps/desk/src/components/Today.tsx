import type { Payload, ServerProps, Where } from 'payload';
import { z } from 'zod';
import { getPublications, getUser } from '../access.ts';
import { env, publications } from '../env.ts';
import { getLanguage } from '../labels.ts';

const texts = {
  en: {
    review: 'For review',
    scheduled: 'Scheduled',
    drafts: 'Drafts',
    updated: 'Last updates',
    read: 'Most read now',
    none: 'Nothing.',
  },
  de: {
    review: 'Zur Abnahme',
    scheduled: 'Geplant',
    drafts: 'Entwürfe',
    updated: 'Aktualisiert',
    read: 'Jetzt meistgelesen',
    none: 'Nichts.',
  },
} as const;

const entries = 8;

type ListName = 'review' | 'scheduled' | 'drafts' | 'updated';

/** The lists of the first screen: what each contains, in its order. */
const createLists = (now: string): readonly { name: ListName; draft: boolean; sort: string; where: Where }[] => [
  { name: 'review', draft: true, sort: 'updatedAt', where: { stage: { equals: 'review' } } },
  {
    name: 'scheduled',
    draft: false,
    sort: 'publishAt',
    where: {
      and: [
        { publishAt: { greater_than: now } },
        { standing: { equals: 'site' } },
        { _status: { equals: 'published' } },
      ],
    },
  },
  {
    name: 'drafts',
    draft: true,
    sort: '-updatedAt',
    where: { and: [{ _status: { equals: 'draft' } }, { title: { exists: true } }, { title: { not_equals: '' } }] },
  },
  { name: 'updated', draft: false, sort: '-correctedAt', where: { correctedAt: { exists: true } } },
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
  const labels = texts[getLanguage(i18n)];
  const own = getPublications(getUser({ user: user as never }));
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  const lists = await Promise.all(
    createLists(new Date().toISOString()).map(async ({ name, ...query }) => ({
      name,
      ...(await payload.find({
        collection: 'articles',
        ...query,
        limit: entries,
        depth: 0,
        pagination: false,
        overrideAccess: false,
        user,
        select: { title: true, publication: true, publishAt: true, correctedAt: true, updatedAt: true },
      })),
    })),
  );
  const trending = await Promise.all(
    own.map(async (publication) => {
      const keys = await listTrending(payload, publication);
      const where: Where = { and: [{ publication: { equals: publication } }, { key: { in: [...keys] } }] };
      const query = {
        collection: 'articles',
        where,
        depth: 0,
        pagination: false,
        overrideAccess: false,
        user,
      } as const;
      const { docs } = await payload.find({ ...query, select: { title: true, key: true } });
      return docs.toSorted((a, b) => keys.indexOf(a.key ?? '') - keys.indexOf(b.key ?? ''));
    }),
  );
  const times = { review: 'updatedAt', scheduled: 'publishAt', drafts: 'updatedAt', updated: 'correctedAt' } as const;
  return (
    <div className="desk-today">
      <p>
        {publications
          .filter(({ key }) => own.includes(key))
          .map(({ key, name, accent }) => (
            <strong key={key} style={{ borderColor: accent }}>
              {name}
            </strong>
          ))}
      </p>
      <div>
        {lists.map(({ name, docs }) => (
          <section aria-labelledby={`desk-${name}`} key={name}>
            <h2 id={`desk-${name}`}>{labels[name]}</h2>
            {docs.length === 0 ? <p>{labels.none}</p> : null}
            <ul>
              {docs.map((article) => (
                <li key={article.id}>
                  <a href={`/admin/collections/articles/${article.id}`}>{article.title || '–'}</a>{' '}
                  <time dateTime={article[times[name]] ?? undefined}>
                    {time.format(new Date(article[times[name]] ?? article.updatedAt))}
                  </time>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-labelledby="desk-read">
          <h2 id="desk-read">{labels.read}</h2>
          {trending.flat().length === 0 ? <p>{labels.none}</p> : null}
          <ol>
            {trending.flat().map(({ id, title }) => (
              <li key={id}>
                <a href={`/admin/collections/articles/${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
};
