import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, pageMetadata } from '../../metadata/metadata';
import { PageFailure } from '../../page/PageFailure';
import { siteOf } from '../../page/site';
import { loadSearch } from './loadSearch';
import { parseSearch } from './parameters';
import { SearchScreen } from './SearchScreen';

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The search (SPEC §2.1) for the app tree: made for each request, since every question is another. */
export const searchPage = (brand: Brand) => {
  const loadOnce = cache((key: string) => loadSearch(siteOf(brand), parseSearch(JSON.parse(key) as Awaited<PageProps['searchParams']>), new Date()));
  const outcomeOf = async ({ searchParams }: PageProps) => loadOnce(JSON.stringify(await searchParams));

  const Page = async (props: PageProps) => {
    const outcome = await outcomeOf(props);
    return outcome.ok ? <SearchScreen view={outcome.value} site={siteOf(brand)} /> : <PageFailure brand={brand} error={outcome.error} rendering="request" />;
  };

  const generateMetadata = async (props: PageProps): Promise<Metadata> => {
    const outcome = await outcomeOf(props);
    if (!outcome.ok) return missingMetadata(outcome.error, brand);
    const { q } = outcome.value.query;
    // Results come and go: the canonical address is the search itself.
    return pageMetadata(brand, { title: q ? `Search: ${q}` : 'Search', description: `Search ${brand.name}: stories, deals and research.`, path: '/search/' });
  };

  return { Page, generateMetadata };
};
