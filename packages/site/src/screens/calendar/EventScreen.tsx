import {
  Agenda,
  ButtonLink,
  ButtonRow,
  EventList,
  FactList,
  Figure,
  LocatorMap,
  PageHeader,
  PeopleList,
  Section,
  SectionHead,
  Stack,
  StatusLabel,
  TrendingList,
} from '@masthead/design-system';
import { calendarTexts } from '@masthead/texts/events';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { toHeroPicture } from '../../content/media/picture';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { href } from '../../routing/href';
import { PageShare } from '../../shell/share/PageShare';
import { eventData } from '../../framework/structuredData/eventsAndMedia';
import { breadcrumbData } from '../../framework/structuredData/story';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { type EventView, loadEvent } from './loadEvent';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const events = { title: calendarTexts.events, url: href('events', {}) };

/** One event with its facts, actions and other upcoming events (§3). */
export const EventScreen = ({ view, page }: { view: EventView; page: PageContext }) => (
  <SiteFrame page={page} section={events.url}>
    <StructuredData data={eventData(page.brand, view.structured)} />
    <StructuredData data={breadcrumbData(page.brand, [events], view)} />
    <PageHeader
      pictureAt={page.brand.heroPicture}
      title={view.title}
      trail={[events]}
      share={<PageShare page={page} title={view.title} />}
      {...(view.description && { description: view.description })}
      {...(view.picture && { picture: toHeroPicture(view.picture) })}
    />
    <Section>
      <TwoColumns
        page={page}
        rail={
          <>
            {view.map && <LocatorMap {...view.map} />}
            {view.cover && <Figure image={view.cover} aspect="whole" sizes="(min-width: 1024px) 300px, 100vw" />}
            <TrendingList stories={view.trending} />
          </>
        }
      >
        <Stack space={8}>
          <Stack space={5}>
            <p>
              <StatusLabel status={view.status} />
            </p>
            <FactList facts={view.facts} layout="page" />
            {view.actions.length > 0 && (
              <ButtonRow>
                {view.actions.map((action, index) => (
                  <ButtonLink
                    key={action.title}
                    link={action}
                    look={index === 0 && view.status === 'upcoming' ? 'accent' : 'line'}
                  />
                ))}
              </ButtonRow>
            )}
          </Stack>
          {view.agenda.length > 0 && (
            <div>
              <SectionHead title={calendarTexts.agenda} />
              <Agenda days={view.agenda} headingLevel={3} />
            </div>
          )}
          {view.speakers.length > 0 && (
            <div>
              <SectionHead title={calendarTexts.speakers} />
              <PeopleList people={view.speakers} />
            </div>
          )}
          {view.others.length > 0 && (
            <div>
              <SectionHead title={calendarTexts.upcoming} more={{ title: calendarTexts.allEvents, url: events.url }} />
              <EventList events={view.others} headingLevel={3} />
            </div>
          )}
        </Stack>
      </TwoColumns>
    </Section>
  </SiteFrame>
);

/** One event (§3). */
export const eventPage = definePage({
  load: loadEvent,
  Screen: EventScreen,
  canonicalPath: ({ path }) => path,
  metadata: ({ title, description, path, picture }, { brand }) =>
    pageMetadata(brand, { title, description, path, image: picture }),
});
