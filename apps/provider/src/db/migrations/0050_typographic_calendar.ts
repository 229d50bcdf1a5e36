import { statements } from './statements.ts';

const typeset = (table: string, column: string): string =>
  `update ${table} set ${column} = replace(${column}, '''', '’') where ${column} like '%''%'`;

/** Typographic apostrophes in the names of venues, hosts, sponsors and speakers, like 0047 for authors. */
export const typographicCalendar = statements(
  [
    typeset('events', 'venue_name'),
    typeset('webcasts', 'byline'),
    typeset('webcasts', 'sponsor'),
    typeset('podcasts', 'byline'),
    typeset('podcasts', 'guest'),
    `update webcasts set speakers = replace(speakers::text, '''', '’')::jsonb where speakers::text like '%''%'`,
  ],
  [],
);
