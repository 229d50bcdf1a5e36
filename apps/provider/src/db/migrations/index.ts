import type { Migration } from 'kysely/migration';
import { sites } from './0001_sites.ts';
import { articles } from './0002_articles.ts';
import { packages } from './0003_packages.ts';
import { calendar } from './0004_calendar.ts';
import { partnersAndPages } from './0005_partners_and_pages.ts';
import { views } from './0006_views.ts';
import { formSubmissions } from './0007_form_submissions.ts';
import { accounts } from './0008_accounts.ts';
import { counters } from './0009_counters.ts';
import { outbox } from './0010_outbox.ts';
import { addresses } from './0011_addresses.ts';
import { recordings } from './0014_recordings.ts';
import { replyTo } from './0015_reply_to.ts';
import { updates } from './0016_updates.ts';
import { sessionLifetimes } from './0017_session_lifetimes.ts';
import { knownPictures } from './0019_known_pictures.ts';
import { media } from './0020_media.ts';
import { referenceVersion } from './0021_reference_version.ts';
import { exactTotals } from './0022_totals.ts';
import { narrowSearch } from './0023_narrow_search.ts';
import { publishing } from './0030_publishing.ts';
import { contentApi } from './0031_content_api.ts';
import { hiddenArticles } from './0032_hidden_articles.ts';
import { imports } from './0033_imports.ts';
import { footage } from './0040_footage.ts';
import { importSources } from './0041_import_sources.ts';
import { deals } from './0042_deals.ts';
import { charts } from './0044_charts.ts';
import { headerPictures } from './0048_header_pictures.ts';
import { newestStories } from './0046_newest_stories.ts';
import { typographicNames } from './0047_typographic_names.ts';
import { searchStems } from './0049_search_stems.ts';
import { houseAds } from './0055_house_ads.ts';
import { pictureCredits } from './0055_picture_credits.ts';
import { typographicCalendar } from './0050_typographic_calendar.ts';
import { newsletterSamples } from './0052_newsletter_samples.ts';
import { venues } from './0052_venues.ts';
import { readingLists } from './0051_reading_lists.ts';
import { podcastTranscripts } from './0056_podcast_transcripts.ts';
import { channelsAndTrending } from './0057_channels_and_trending.ts';
import { digests } from './0058_digests.ts';
import { searchIndexes } from './0061_search_indexes.ts';
import { purgesByOrigin } from './0062_purges_by_origin.ts';
import { outboxOrder } from './0063_outbox_order.ts';
import { siteLanguages } from './0065_site_languages.ts';
import { removedMedia } from './0066_removed_media.ts';
import { documentsByState } from './0067_documents_by_state.ts';
import { documentsByPartner } from './0068_documents_by_partner.ts';
import { documentsByMedia } from './0069_documents_by_media.ts';

/** All migrations in order. Never change one that has run on a server; add a new one instead. */
export const migrations: Record<string, Migration> = {
  '0001_sites': sites,
  '0002_articles': articles,
  '0003_packages': packages,
  '0004_calendar': calendar,
  '0005_partners_and_pages': partnersAndPages,
  '0006_views': views,
  '0007_form_submissions': formSubmissions,
  '0008_accounts': accounts,
  '0009_counters': counters,
  '0010_outbox': outbox,
  '0011_addresses': addresses,
  '0014_recordings': recordings,
  '0015_reply_to': replyTo,
  '0016_updates': updates,
  '0017_session_lifetimes': sessionLifetimes,
  '0019_known_pictures': knownPictures,
  '0020_media': media,
  '0021_reference_version': referenceVersion,
  '0022_totals': exactTotals,
  '0023_narrow_search': narrowSearch,
  '0030_publishing': publishing,
  '0031_content_api': contentApi,
  '0032_hidden_articles': hiddenArticles,
  '0033_imports': imports,
  '0040_footage': footage,
  '0041_import_sources': importSources,
  '0042_deals': deals,
  '0044_charts': charts,
  '0046_newest_stories': newestStories,
  '0047_typographic_names': typographicNames,
  '0049_search_stems': searchStems,
  '0050_typographic_calendar': typographicCalendar,
  '0048_header_pictures': headerPictures,
  '0052_newsletter_samples': newsletterSamples,
  '0052_venues': venues,
  '0055_house_ads': houseAds,
  '0055_picture_credits': pictureCredits,
  '0051_reading_lists': readingLists,
  '0056_podcast_transcripts': podcastTranscripts,
  '0057_channels_and_trending': channelsAndTrending,
  '0058_digests': digests,
  '0061_search_indexes': searchIndexes,
  '0062_purges_by_origin': purgesByOrigin,
  '0063_outbox_order': outboxOrder,
  '0065_site_languages': siteLanguages,
  '0066_removed_media': removedMedia,
  '0067_documents_by_state': documentsByState,
  '0068_documents_by_partner': documentsByPartner,
  '0069_documents_by_media': documentsByMedia,
};
