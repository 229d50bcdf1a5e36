import {
  AppliedFilters,
  AuthorBios,
  AuthorStrip,
  Breadcrumb,
  CategoryGroups,
  DenseList,
  EventList,
  FacetList,
  FactList,
  FilterForm,
  InlineLinks,
  InsightList,
  IssueGrid,
  LinkList,
  LinkTabs,
  MediaList,
  NeedToKnow,
  Pagination,
  PartnerCards,
  PartnerStrip,
  PeopleList,
  PlanList,
  ProfileGrid,
  QuestionList,
  RelatedList,
  ResourceCarousel,
  ResourceGrid,
  SearchResultList,
  SectionTabs,
  Slider,
  Slideshow,
  SocialLinks,
  SponsorStrip,
  StreamList,
  TagList,
  TeaserGrid,
  TrendingList,
  VideoGrid,
} from '../index';

/** Every list of the design system without items. */
export const EmptyLists = () => (
  <>
    <AppliedFilters filters={[]} />
    <AuthorBios authors={[]} />
    <AuthorStrip authors={[]} headingLevel={2} />
    <Breadcrumb trail={[]} />
    <CategoryGroups groups={[]} />
    <DenseList stories={[]} headingLevel={2} />
    <EventList events={[]} headingLevel={2} />
    <FacetList groups={[]} action="/search/" />
    <FactList facts={[]} title="Nothing" />
    <FilterForm choices={[]} label="Nothing" action="/events/" />
    <InlineLinks links={[]} label="Nothing" />
    <InsightList stories={[]} headingLevel={2} />
    <IssueGrid issues={[]} headingLevel={2} />
    <LinkList links={[]} title="Nothing" />
    <LinkTabs links={[]} current="/" label="Nothing" />
    <MediaList items={[]} headingLevel={2} />
    <NeedToKnow points={[]} />
    <Pagination page={1} total={0} hrefFor={(number) => `?page=${number}`} />
    <PartnerCards cards={[]} />
    <PartnerStrip partners={[]} />
    <PeopleList people={[]} />
    <PlanList entries={[]} headingLevel={2} />
    <ProfileGrid profiles={[]} headingLevel={2} />
    <QuestionList items={[]} />
    <RelatedList stories={[]} title="Nothing" />
    <ResourceCarousel resources={[]} />
    <ResourceGrid resources={[]} headingLevel={2} />
    <SearchResultList results={[]} headingLevel={2} />
    <SectionTabs sections={[]} label="Nothing" />
    <Slider slides={[]} label="Nothing" />
    <Slideshow slides={[]} label="Nothing" />
    <SocialLinks profiles={[]} />
    <SponsorStrip sponsors={[]} />
    <StreamList stories={[]} headingLevel={2} first="large" />
    <TagList tags={[]} />
    <TeaserGrid stories={[]} headingLevel={2} />
    <TrendingList stories={[]} />
    <VideoGrid videos={[]} headingLevel={2} />
  </>
);
