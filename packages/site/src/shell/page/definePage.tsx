import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { missingMetadata } from '../../framework/metadata';
import { decodeSegment } from '../../routing/names';
import { guarded } from '../../framework/guarded';
import { PageFailure } from './PageFailure';
import type { PageResult } from '../../framework/result';
import { shown, type Show } from '../../framework/show';
import { siteOf, type Site } from '../../framework/site';
import { tagging } from '../../framework/tagging';

/** Segments of the address, decoded. */
export type Params = Record<string, string | string[]>;
type PageProps = { params: Promise<Params> };

/** A screen: what it needs, how it looks, what machines are told about it. */
export type PageDefinition<View> = {
  load: (site: Site, params: Params) => Promise<PageResult<View>>;
  Screen: (props: { view: View; site: Site }) => ReactNode;
  metadata: (view: View, site: Site) => Metadata;
  /**
   * The screen with nothing in it, for while its service does not answer: result sets are empty then (SPEC §7.2, §8).
   * Without one the server-error screen stands. Either way the status says that there was a fault, so nobody keeps it.
   */
  standIn?: (site: Site, params: Params) => View | undefined;
};

/**
 * What stands in the app tree for a screen: `Page`, `generateMetadata` and `generateStaticParams`.
 * Metadata and page share one call of the loader. `show` is the same screen for a page that is made for one request.
 */
export const definePage = <View,>({ load, Screen, metadata, standIn }: PageDefinition<View>) => {
  const page = (brand: Brand) => {
    const loadOnce = cache((key: string) => guarded(() => load(tagging(siteOf(brand)), JSON.parse(key) as Params)));
    const outcomeOf = async ({ params }: PageProps) => loadOnce(JSON.stringify(decodeParams(await params)));

    const Page = async (props: PageProps) => {
      const outcome = await outcomeOf(props);
      const site = siteOf(brand);
      if (outcome.ok) return <Screen view={outcome.value} site={site} />;
      const view = outcome.error.kind === 'unavailable' ? standIn?.(site, decodeParams(await props.params)) : undefined;
      return (
        <PageFailure
          brand={brand}
          error={outcome.error}
          {...(view !== undefined && { standIn: <Screen view={view} site={site} /> })}
        />
      );
    };

    const generateMetadata = async (props: PageProps): Promise<Metadata> => {
      const outcome = await outcomeOf(props);
      return outcome.ok ? metadata(outcome.value, siteOf(brand)) : missingMetadata(outcome.error, brand);
    };

    /** Nothing is made at build time: pages are rendered when first asked for, then cached. */
    const generateStaticParams = (): Params[] => [];

    return { Page, generateMetadata, generateStaticParams };
  };

  const show: Show = async (site, params) => shown(await guarded(() => load(site, params)), site, { Screen, metadata });
  return Object.assign(page, { show });
};

/** Next hands parameters over percent-encoded. */
const decodeParams = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(decodeSegment) : decodeSegment(value),
    ]),
  );
