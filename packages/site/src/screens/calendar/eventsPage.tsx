import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, pageMetadata } from '../../metadata/metadata';
import { PageFailure } from '../../page/PageFailure';
import { siteOf } from '../../page/site';
import { CalendarScreen } from './CalendarScreen';
import { loadEvents } from './loadEvents';
import { eventsHref, parseEvents } from './parameters';

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The events (SPEC §2.1) for the app tree: made for each request, since every choice of filters is another list. */
export const eventsPage = (brand: Brand) => {
  const loadOnce = cache((key: string) => loadEvents(siteOf(brand), parseEvents(JSON.parse(key) as Awaited<PageProps['searchParams']>), new Date()));
  const outcomeOf = async ({ searchParams }: PageProps) => loadOnce(JSON.stringify(await searchParams));

  const Page = async (props: PageProps) => {
    const outcome = await outcomeOf(props);
    return outcome.ok ? <CalendarScreen view={outcome.value} site={siteOf(brand)} /> : <PageFailure brand={brand} error={outcome.error} rendering="request" />;
  };

  const generateMetadata = async (props: PageProps): Promise<Metadata> => {
    const outcome = await outcomeOf(props);
    if (!outcome.ok) return missingMetadata(outcome.error, brand);
    if (outcome.value.type !== 'events') return {};
    const { query } = outcome.value;
    const title = query.when === 'past' ? 'Past events' : 'Events';
    // Filtered lists repeat what the whole list says: they point to it.
    return pageMetadata(brand, {
      title: query.page > 1 ? `${title}, page ${query.page}` : title,
      description: `Conferences, breakfasts and award nights of ${brand.name}.`,
      path: eventsHref({ ...query, filters: {} }, { page: Object.keys(query.filters).length > 0 ? 1 : query.page }),
    });
  };

  return { Page, generateMetadata };
};
