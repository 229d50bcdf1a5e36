import { statements, typesetApostrophes } from './statements.ts';

/** Typographic apostrophes in the names of venues, hosts, sponsors and speakers, like 0047 for authors. */
export const typographicCalendar = statements(
  [
    typesetApostrophes('events', 'venue_name'),
    typesetApostrophes('webcasts', 'byline'),
    typesetApostrophes('webcasts', 'sponsor'),
    typesetApostrophes('podcasts', 'byline'),
    typesetApostrophes('podcasts', 'guest'),
    `update webcasts set speakers = replace(speakers::text, '''', '’')::jsonb where speakers::text like '%''%'`,
  ],
  [],
);
