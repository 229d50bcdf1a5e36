import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { missingMetadata } from '../../framework/metadata';
import { unmatched } from '../../framework/result';
import { PageFailure } from '../../shell/page/PageFailure';

type PageProps = { params: Promise<{ layout: string }> };

/**
 * The cached 404 pages for addresses that match no route (§2.4, §8): in the site's layout, or compact for files.
 */
export const notFoundPage = (brand: Brand) => {
  const getError = async ({ params }: PageProps) =>
    unmatched((await params).layout === 'file' ? 'file' : 'unmatched').error;

  const Page = async (props: PageProps) => <PageFailure brand={brand} error={await getError(props)} />;

  const generateMetadata = async (props: PageProps): Promise<Metadata> => missingMetadata(await getError(props), brand);

  /** No page is rendered by the build; each is rendered and cached at its first request. */
  const generateStaticParams = (): { layout: string }[] => [];

  return { Page, generateMetadata, generateStaticParams };
};
