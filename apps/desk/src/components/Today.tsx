import type { ServerProps, Where } from 'payload';
import { getPublications, getUser } from '../access.ts';
import { publications } from '../env.ts';

const texts = {
  en: { review: 'For review', scheduled: 'Scheduled', drafts: 'Drafts', updated: 'Last updates', none: 'Nothing.' },
  de: { review: 'Zur Abnahme', scheduled: 'Geplant', drafts: 'Entwürfe', updated: 'Aktualisiert', none: 'Nichts.' },
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

/** The first screen: what waits, in the publications of the person. */
export const Today = async ({ payload, user, i18n }: ServerProps) => {
  const labels = texts[i18n.language === 'de' ? 'de' : 'en'];
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
      </div>
    </div>
  );
};
