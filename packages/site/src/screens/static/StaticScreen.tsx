import {
  EventCard,
  Grid,
  GridItem,
  OneColumn,
  PageHeader,
  PeopleList,
  Section,
  SectionHead,
  Stack,
  StaticContent,
  TrendingList,
  VisuallyHidden,
} from '@masthead/design-system';
import { calendarTexts } from '@masthead/texts/events';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { PageData } from '../../shell/tracking/PageData';
import { toHeroPicture } from '../../content/media/picture';
import { type StaticView, loadStatic } from './loadStatic';
import type { Registered } from './registered';
import { EditorialPageContainer } from './EditorialPageContainer';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { toEditorialMetadata } from './editorialPage';

/** Speakers beside the event, so that the form is not far below. */
const maxSpeakers = 4;

/** The four layouts of a static page (§2.3). */
const Body = ({ view, page }: { view: StaticView; page: PageContext }) => {
  const layout = view.settings.pageLayout;
  switch (layout) {
    case 'right_rail':
      return (
        <TwoColumns page={page} rail={<TrendingList stories={view.trending} />}>
          <StaticContent html={view.html} width="railed" />
        </TwoColumns>
      );
    case 'full_width':
      return <StaticContent html={view.html} width="full" />;
    case 'one_column':
    case 'blank':
      // There is no rail beside it, so headings take the first columns.
      return (
        <OneColumn width="page">
          <StaticContent html={view.html} width="beside" />
        </OneColumn>
      );
    default:
      return layout satisfies never;
  }
};

/** The section around the content, without margin and padding for `remove_margin_padding` (§3). */
const PageSection = ({ view, children }: { view: StaticView; children: ReactNode }) =>
  view.settings.removeMarginPadding ? children : <Section>{children}</Section>;

/** The event or webcast of a registration, and who speaks there. */
const RegisteredFor = ({ event, speakers }: Pick<Registered, 'event' | 'speakers'>) => (
  <Grid>
    <GridItem span={{ l: 8 }}>
      <EventCard event={event} label={calendarTexts.registerFor} headingLevel={2} />
    </GridItem>
    {speakers.length > 0 && (
      <GridItem span={{ l: 4 }}>
        <SectionHead title={calendarTexts.speakers} weight="light" />
        <PeopleList people={speakers.slice(0, maxSpeakers)} />
      </GridItem>
    )}
  </Grid>
);

/** A static page (§2.3). The blank layout has no header and no footer. */
const StaticScreen = ({ view, page }: { view: StaticView; page: PageContext }) => {
  const { registered } = view;
  const content = (
    <>
      {view.settings.hideTitle ? (
        <VisuallyHidden as="h1">{view.title}</VisuallyHidden>
      ) : (
        <PageHeader
          pictureAt={page.brand.heroPicture}
          title={view.title}
          {...(view.excerpt && { description: view.excerpt })}
          {...(registered?.picture && { picture: toHeroPicture(registered.picture) })}
        />
      )}
      <EditorialPageContainer page={view}>
        <PageSection view={view}>
          {registered ? (
            <Stack space={7}>
              <RegisteredFor {...registered} />
              <Body view={view} page={page} />
            </Stack>
          ) : (
            <Body view={view} page={page} />
          )}
        </PageSection>
      </EditorialPageContainer>
    </>
  );
  // §3, disableTracking.
  const details = view.settings.disableTracking ? { tracking: 'off' as const } : undefined;
  if (view.settings.pageLayout === 'blank')
    return (
      <>
        <PageData page={page} details={details} />
        <main id="main">{content}</main>
      </>
    );
  return (
    <SiteFrame page={page} details={details}>
      {content}
    </SiteFrame>
  );
};

/** A static page (§2.3). */
export const staticPage = definePage({
  load: loadStatic,
  Screen: StaticScreen,
  canonicalPath: ({ path }) => path,
  metadata: (view, { brand }) => pageMetadata(brand, { ...toEditorialMetadata(view), path: view.path }),
});
