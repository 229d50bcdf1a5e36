// ---- Primitives ----
export { Anchor, type AnchorProps } from './Anchor/Anchor';
export { Badge, type BadgeProps } from './Badge/Badge';
export { type ButtonLook, type ButtonSize } from './Button/Button';
export { Button, type ButtonProps } from './Button/Button';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink';
export { Icon, type IconProps } from './Icon/Icon';
export { type IconName, isIconName } from './Icon/icons';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { IconLink, type IconLinkProps } from './IconButton/IconLink';
export { InlineLinks, type InlineLinksProps } from './InlineLinks/InlineLinks';
export { MoreLink, type MoreLinkProps } from './MoreLink/MoreLink';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
// ---- Form fields ----
export { CheckboxField, type CheckboxFieldProps } from './FormField/CheckboxField';
export { SelectField, type SelectFieldProps } from './FormField/SelectField';
export { TextField, type TextFieldProps } from './FormField/TextField';
// ---- Layout ----
export { Columns, type ColumnsProps } from './Columns/Columns';
export { FromTablet, type FromTabletProps } from './FromTablet/FromTablet';
export { Grid, type GridProps } from './Grid/Grid';
export { GridItem, type GridItemProps, type Span } from './Grid/GridItem';
export { OneColumn, type OneColumnProps } from './OneColumn/OneColumn';
export { Section, type SectionProps } from './Section/Section';
export { SectionHead, type SectionHeadProps } from './SectionHead/SectionHead';
export { Stack, type StackProps } from './Stack/Stack';
export { Wrap, type WrapProps } from './Wrap/Wrap';
// ---- Reading list ----
export { ReadingListButton, type ReadingListButtonProps } from './ReadingListButton/ReadingListButton';
export { ReadingList, type ReadingListProps } from './ReadingList/ReadingList';
export type { FollowedPage, ReadingListContent, ReadingListStory } from './ReadingList/connectReadingList';
export type { DigestChoice } from './ReadingList/DigestForm';
// ---- View data ----
export type { KickerLine, Link, Moment, TeaserStory } from './types/story';
export type { HeadingLevel, Insert } from './types/content';
// ---- Stories ----
export { Picture, toDecorative, type PictureAspect, type PictureProps } from './Picture/Picture';
export { Kicker, type KickerProps } from './Kicker/Kicker';
export { Meta, type MetaProps } from './Meta/Meta';
export { Teaser, type TeaserLayout, type TeaserProps } from './Teaser/Teaser';
export { LeadStory, type LeadStoryProps } from './LeadStory/LeadStory';
export { DenseList, type DenseListProps } from './DenseList/DenseList';
export { TrendingList, type TrendingListProps } from './TrendingList/TrendingList';
export { MarketStrip, type MarketStripProps } from './MarketStrip/MarketStrip';
export { StreamList, type StreamListProps } from './StreamList/StreamList';
export { type MyMarket } from './MyMarkets/fillMyMarkets';
export { MyMarkets, type MyMarketsProps } from './MyMarkets/MyMarkets';
export { MyMarketsFrame } from './MyMarkets/MyMarketsFrame';
export { DealStrip, type DealStripProps } from './DealStrip/DealStrip';
export { FigureTable, type FigureTableProps, type FigureTableRow } from './FigureTable/FigureTable';
export { LocatorMap, type LocatorMapProps, type MapLabel, type MapPoint } from './LocatorMap/LocatorMap';
export { DealTable, type DealColumnSort, type DealTableProps, type DealTableRow } from './DealTable/DealTable';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
// ---- Article ----
export { ArticleHeader, type ArticleHeaderProps, type PaidBy } from './ArticleHeader/ArticleHeader';
export { Byline, type BylineAuthor, type BylineProps } from './Byline/Byline';
export { ArticleBody, type ArticleBodyProps } from './ArticleBody/ArticleBody';
export { type ArticleBlock } from './ArticleBody/bodyParts';
export { ArticleColumn, ArticleFooter, type ArticleColumnProps } from './ArticleBody/ArticleColumn';
export { Chart, ChartStyles, type ChartProps } from './Chart/Chart';
export type { SketchedChart } from './ChartSketch/ChartSketch';
export type { ChartView } from './Chart/chartTypes';
export { NeedToKnow, type NeedToKnowProps } from './NeedToKnow/NeedToKnow';
export { DealBox, type DealBoxProps, type DealFact } from './DealBox/DealBox';
export { Figure } from './Figure/Figure';
export {
  AuthorBio,
  AuthorBios,
  type AuthorBioProps,
  type AuthorBiosProps,
  type AuthorProfile,
} from './AuthorBio/AuthorBio';
export { TagList, type TagListProps } from './TagList/TagList';
export { Disclaimer, type DisclaimerProps } from './Disclaimer/Disclaimer';
export { Slideshow, type SlideshowProps, type SlideshowSlide } from './Slideshow/Slideshow';
export {
  VideoPlayer,
  type Footage,
  type VideoCaptions,
  type VideoPlayerProps,
  type VideoSource,
} from './VideoPlayer/VideoPlayer';
export { EmbedFrame, type EmbedFrameProps } from './EmbedFrame/EmbedFrame';
export { RelatedList, type RelatedListProps } from './RelatedList/RelatedList';
export { BookCard, type BookCardProps } from './BookCard/BookCard';
export { ShareBar, type ShareBarProps } from './ShareBar/ShareBar';
export { mailAddress, type SharedPage } from './ShareBar/shareAddresses';
// ---- Header and footer ----
export { SearchBox, type SearchBoxProps } from './SearchBox/SearchBox';
export { Logo, type LogoProps } from './Logo/Logo';
export { MastheadRow, type MastheadRowProps } from './SiteHeader/MastheadRow';
export { NavigationBar, type NavigationBarProps } from './NavigationBar/NavigationBar';
export { type HoverEdges } from './NavigationBar/hoverRules';
export { DrawerAccount, type DrawerAccountProps } from './NavigationDrawer/DrawerAccount';
export { MenuButton, type MenuButtonProps } from './SiteHeader/MenuButton';
export {
  DrawerContent,
  type DrawerContentProps,
  type DrawerList,
  DrawerStart,
  type DrawerStartProps,
} from './NavigationDrawer/DrawerContent';
export { ReadingBar, type ReadingBarProps } from './ReadingBar/ReadingBar';
export { ReadingSettings } from './ReadingSettings/ReadingSettings';
export { NavigationDrawer, type NavigationDrawerProps } from './NavigationDrawer/NavigationDrawer';
export { MenuPart, type MenuPartProps } from './NavigationDrawer/MenuPart';
export { SubmenuLines } from './NavigationBar/SubmenuLines';
export { SiteFooter, type SiteFooterProps } from './SiteFooter/SiteFooter';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader/SiteHeader';
export { SocialLinks, type SocialLinksProps } from './SocialLinks/SocialLinks';
export { TopRow, type TopRowProps } from './SiteHeader/TopRow';
export { UserArea, type UserAreaProps } from './UserArea/UserArea';
export {
  type AccountMenu,
  type DescribedLink,
  type DrawerSection,
  type HeaderVisitor,
  type LinkGroup,
  type LogoImage,
  type MainMenu,
  type MenuLine,
  type SocialProfile,
} from './types/navigation';
// ---- Page elements ----
export { AlertBar, type AlertBarProps } from './AlertBar/AlertBar';
export { BackLink, type BackLinkProps } from './BackLink/BackLink';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb/Breadcrumb';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { PrintHead, type PrintHeadProps } from './PrintHead/PrintHead';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
// ---- Error screens ----
export { CompactNotFound, type CompactNotFoundProps } from './NotFoundScreen/CompactNotFound';
export { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen/NotFoundScreen';
export { ServerErrorScreen, type ServerErrorScreenProps } from './ServerErrorScreen/ServerErrorScreen';
export {
  LastResortScreen,
  UnexpectedErrorScreen,
  type UnexpectedErrorScreenProps,
} from './ServerErrorScreen/UnexpectedErrorScreen';
// ---- Home and rail ----
export { TeaserGrid, type TeaserGridProps } from './TeaserGrid/TeaserGrid';
export { MarketBlock, type MarketBlockProps } from './MarketBlock/MarketBlock';
export { InsightList, type InsightListProps } from './InsightList/InsightList';
export { SpecialReportHero, type SpecialReportHeroProps } from './SpecialReportHero/SpecialReportHero';
export { AudioTeaser, type AudioTeaserProps } from './AudioTeaser/AudioTeaser';
export { AuthorStrip, type AuthorStripProps, type AuthorWithStory } from './AuthorStrip/AuthorStrip';
export { IssuePromo, type IssuePromoProps, type IssueStory } from './IssuePromo/IssuePromo';
export {
  ResourceGrid,
  ResourceTeaser,
  type ResourceGridProps,
  type ResourceItem,
  type ResourceTeaserProps,
} from './ResourceTeaser/ResourceTeaser';
export { ResourceCarousel, type ResourceCarouselProps } from './ResourceCarousel/ResourceCarousel';
export { EventCard, type EventCardProps, type EventItem } from './EventCard/EventCard';
export { SubscribeCard, type SubscribeCardProps, type SubscribeOffer } from './SubscribeCard/SubscribeCard';
export { PlanCards, type OfferedPlan, type PlanCardsProps } from './PlanCards/PlanCards';
export { LinkList, type LinkListProps, type NotedLink } from './LinkList/LinkList';
export { NewsletterLine, type NewsletterLineProps } from './NewsletterLine/NewsletterLine';
export {
  NewsletterPicker,
  type ListedNewsletter,
  type NewsletterPickerProps,
  type NewsletterSignUpTarget,
} from './NewsletterPicker/NewsletterPicker';
export { NewsletterSignup, type NewsletterSignupProps } from './NewsletterSignup/NewsletterSignup';
export { PromoPanel, type PromoPanelProps, type Promotion } from './PromoPanel/PromoPanel';
// ---- Search ----
export { Highlight, type HighlightProps } from './Highlight/Highlight';
export { markedSegments, toSegments, type Segment } from './Highlight/segments';
export { SearchResultList, type SearchResult, type SearchResultListProps } from './SearchResultList/SearchResultList';
export { ResultsBar, type ResultsBarProps, type SortChoice } from './ResultsBar/ResultsBar';
export { FacetList, type FacetListProps } from './FacetList/FacetList';
export { type DaySpan, type FacetGroup, type FacetOption } from './FacetList/facets';
export { AppliedFilters, type AppliedFilter, type AppliedFiltersProps } from './AppliedFilters/AppliedFilters';
export { EmptyResults, type EmptyResultsProps } from './EmptyResults/EmptyResults';
export type { HiddenField } from './types/content';
// ---- Authors, edited pages, hubs ----
export { AuthorHeader, type AuthorHeaderProps, type SocialAddress } from './AuthorHeader/AuthorHeader';
export { StaticContent, type StaticContentProps } from './StaticContent/StaticContent';
export {
  CategoryGroups,
  type CategoryGroup,
  type CategoryGroupsProps,
  type CountedLink,
} from './CategoryGroups/CategoryGroups';
export { StoryGroups, type StoryGroup, type StoryGroupsProps } from './StoryGroups/StoryGroups';
// ---- Media, calendar, packages ----
export { ShowList, type ShowListProps, type PodcastShow } from './ShowList/ShowList';
export { Transcript, type TranscriptProps, type TranscriptTurn } from './Transcript/Transcript';
export { AudioPlayer, type AudioPlayerProps } from './AudioPlayer/AudioPlayer';
export type { Chapter } from './AudioPlayer/chapters';
export { EpisodeLead, type Episode, type EpisodeLeadProps } from './EpisodeLead/EpisodeLead';
export { ButtonRow, type ButtonRowProps } from './ButtonRow/ButtonRow';
export { EventList, type EventListProps, type ListedEvent } from './EventList/EventList';
export { FactList, type Fact, type FactListProps } from './FactList/FactList';
export { FilterForm, type FilterChoice, type FilterOption, type FilterFormProps } from './FilterForm/FilterForm';
export { IssueGrid, type GalleryIssue, type IssueGridProps } from './IssueGrid/IssueGrid';
export { Lede, type LedeProps } from './Lede/Lede';
export { LinkTabs, type LinkTabsProps } from './LinkTabs/LinkTabs';
export { MediaList, type MediaItem, type MediaListProps } from './MediaList/MediaList';
export { PeopleList, type PeopleListProps, type Person } from './PeopleList/PeopleList';
export { Agenda, type AgendaDay, type AgendaProps, type AgendaSession } from './Agenda/Agenda';
export { PlanList, type PlanListProps, type PlannedIssue } from './PlanList/PlanList';
export { SponsorStrip, type SponsorItem, type SponsorStripProps } from './SponsorStrip/SponsorStrip';
export { StatusLabel, type Status, type StatusLabelProps } from './StatusLabel/StatusLabel';
// ---- Partners ----
export { ResourceFilters, type ResourceFiltersProps } from './ResourceFilters/ResourceFilters';
export { PartnerStrip, type PartnerLogo, type PartnerStripProps } from './PartnerStrip/PartnerStrip';
export { CompanyHeader, type Company, type CompanyHeaderProps } from './CompanyHeader/CompanyHeader';
export { ShareMenu, type ShareMenuProps } from './CompanyHeader/ShareMenu';
export { VideoGrid, type VideoGridProps, type VideoItem } from './VideoGrid/VideoGrid';
export { PartnerCards, type PartnerCard, type PartnerCardsProps } from './PartnerCards/PartnerCards';
// ---- Recognition and the technology center ----
export { ProfileGrid, type ProfileGridProps, type ProfileItem } from './ProfileGrid/ProfileGrid';
export { NominationProgram, type NominationProgramProps } from './NominationProgram/NominationProgram';
export { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader/ProfileHeader';
export { QuestionList, type QuestionItem, type QuestionListProps } from './QuestionList/QuestionList';
export { DirectoryContent, type DirectoryContentProps } from './DirectoryContent/DirectoryContent';
export { SectionTabs, type SectionTabsProps, type TabSection } from './SectionTabs/SectionTabs';
// ---- Overlays, tabs, sliders ----
export { ConsentBanner, type ConsentBannerProps, type ConsentPurpose } from './ConsentBanner/ConsentBanner';
export { closesModal, Modal, type ModalProps, opensModal } from './Modal/Modal';
export { SharePage, type SharePageProps } from './ShareModal/SharePage';
export { Slider, type Slide, type SliderProps } from './Slider/Slider';
export { activeSlideEvent, defaultSliderOptions, type SliderOptions } from './Slider/sliderOptions';
export { Toast, type ToastProps } from './Toast/Toast';
// ---- Waiting and failing ----
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
// ---- Share by email ----
export { ShareByEmail, type ShareByEmailOptions, type ShareByEmailProps } from './ShareByEmail/ShareByEmail';
export { type SharedStory, type ShareErrors, type ShareOutcome } from './ShareByEmail/shareRules';
// ---- Frames ----
export { AlternateAccountLinks, type AlternateAccountLinksProps } from './AlternateHeader/AlternateAccountLinks';
export { AlternateHeader, type AlternateHeaderProps } from './AlternateHeader/AlternateHeader';
export { PageFrame, type PageFrameProps } from './PageFrame/PageFrame';
