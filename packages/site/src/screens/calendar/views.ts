import type { FilterChoice, ListedEvent, PlannedIssue, TeaserStory } from '@masthead/design-system';
import type { EventQuery } from './parameters';

/** The shared page of SPEC §2.1: the editorial calendar, or events to come or past. */
export type CalendarView =
  | { type: 'editorial-calendar'; entries: PlannedIssue[]; trending: TeaserStory[] }
  | {
      type: 'events';
      query: EventQuery;
      events: ListedEvent[];
      total: number;
      pages: number;
      choices: FilterChoice[];
      trending: TeaserStory[];
    };
