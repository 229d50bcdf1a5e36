import { filterOpenLinks } from '@masthead/config';
import {
  EmptyResults,
  MediaList,
  PartnerStrip,
  ResourceGrid,
  Section,
  SectionHead,
  Stack,
  TrendingList,
  VideoGrid,
} from '@masthead/design-system';
import { companyTexts, partnerScreenTexts } from '@masthead/texts/resources';
import { paidPage, type PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { BrandedResourceLayout } from '../../shell/partners/BrandedResourceLayout';
import { withPrefix } from '../../routing/prefix';
import { href } from '../../routing/href';
import type { PageDetails } from '../../shell/tracking/PageData';
import { type CompanyView, getEmptyCompanyView, loadCompany } from './loadCompany';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const Directory = ({ view, page }: { view: Extract<CompanyView, { kind: 'directory' }>; page: PageContext }) => (
  <BrandedResourceLayout
    page={page}
    scope={view.scope}
    title={companyTexts.partners}
    description={companyTexts.partnersLede}
  >
    <Section>
      <Stack space={8}>
        {view.groups.map(({ title, partners }) => (
          <PartnerStrip key={title} title={title} partners={partners} layout="directory" />
        ))}
        {view.groups.length === 0 &&
          (view.state === 'unavailable' ? (
            <EmptyResults title={companyTexts.unavailable} advice={[companyTexts.tryLater]} />
          ) : (
            <EmptyResults title={companyTexts.noneYet} advice={[]} />
          ))}
      </Stack>
    </Section>
  </BrandedResourceLayout>
);

/** Tracking details: the page of a sponsored publisher is a featured-partner page (§4). */
const getTrackingDetails = ({ rules, company }: Extract<CompanyView, { kind: 'company' }>): PageDetails => ({
  content_type: rules.contentType,
  ...(rules.contentType === 'featured-partner' && { timing: 'delayed', partner: { name: company.name } }),
});

const CompanyPage = ({
  view,
  page: ownPage,
}: {
  view: Extract<CompanyView, { kind: 'company' }>;
  page: PageContext;
}) => {
  const page = paidPage(ownPage, view.rules.contentType === 'featured-partner');
  const { company, youTubeUrl, shareUrl, scope, resources, videos, webcasts } = view;
  const [all] = filterOpenLinks(page.brand, [
    { title: companyTexts.allResources, url: withPrefix(scope, href('resources', {})) },
  ]);
  return (
    <BrandedResourceLayout
      page={page}
      scope={scope}
      details={getTrackingDetails(view)}
      leaderboard={view.rules.leaderboard}
      company={{
        company,
        page: { url: shareUrl, title: companyTexts.pageTitle(company.name) },
        ...(youTubeUrl && { channel: youTubeUrl }),
      }}
    >
      <Section>
        <TwoColumns page={page} rail={<TrendingList stories={view.trending} />}>
          <Stack space={8}>
            <div>
              <SectionHead title={companyTexts.resourcesFrom(company.name)} {...(all && { more: all })} />
              {resources.length > 0 ? (
                <ResourceGrid resources={resources} headingLevel={3} />
              ) : (
                <EmptyResults title={companyTexts.noResources} advice={[]} />
              )}
            </div>
            {videos.length > 0 && (
              <div>
                <SectionHead
                  title={companyTexts.videosFrom(company.name)}
                  more={{ title: companyTexts.videoCenter, url: withPrefix(scope, href('partnerVideos', {})) }}
                />
                <VideoGrid videos={videos} headingLevel={3} />
              </div>
            )}
            {webcasts.length > 0 && (
              <div>
                <SectionHead
                  title={companyTexts.webcastsWith(company.name)}
                  more={{ title: partnerScreenTexts.allWebcasts, url: href('webcasts', {}) }}
                />
                <MediaList items={webcasts} headingLevel={3} shape="wide" />
              </div>
            )}
          </Stack>
        </TwoColumns>
      </Section>
    </BrandedResourceLayout>
  );
};

/** The resources of a company, or the list of all companies (§2.1, §2.8). */
const CompanyScreen = ({ view, page }: { view: CompanyView; page: PageContext }) =>
  view.kind === 'company' ? <CompanyPage view={view} page={page} /> : <Directory view={view} page={page} />;

/** Company resources (§2.1). */
export const companyResourcesPage = definePage({
  load: loadCompany,
  Screen: CompanyScreen,
  canonicalPath: ({ path }) => path,
  emptyView: getEmptyCompanyView,
  metadata: (view, { brand }) =>
    pageMetadata(
      brand,
      view.kind === 'company'
        ? {
            title: companyTexts.pageTitle(view.company.name),
            description: view.description ?? companyTexts.papersFrom(view.company.name),
            path: view.canonical,
          }
        : {
            title: companyTexts.partners,
            description: companyTexts.description(brand.name),
            path: view.canonical,
          },
    ),
});
