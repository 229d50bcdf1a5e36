import { queryProvider } from '../../src/content.ts';
import { get, getHeading } from '../../src/http.ts';
import { sampled } from '../../src/sampled.ts';

type Item = { uri: string; title: string };
type Webcast = Item & {
  webcastStatus: 'upcoming' | 'live' | 'ondemand';
  recording: { uri: string } | null;
  registrationURL: string | null;
};
type Stream<Content> = { estimate: number; contents: readonly Content[] };
type Package = {
  title: string;
  packageUrl: string;
  slug: string;
  digitalEditionUrl: string | null;
  totalPages: number;
  articles: readonly Item[];
  sponsors: readonly { name: string }[];
};
type Events = {
  estimate: number;
  events: readonly { docUri: string; eventTitle: string; city: string; audience: string; industry: string }[];
  locations: readonly string[];
};

/** Packages of one type, newest first, each with its first stories. */
export const getPackages = async (type: string): Promise<readonly Package[]> => {
  const query = /* GraphQL */ `
    query Packages($type: String!) {
      getPackagesByType(site: "plotline", type: $type) {
        packages {
          title
          packageUrl
          slug
          digitalEditionUrl
          totalPages
          articles {
            uri
            title
          }
          sponsors {
            name
          }
        }
      }
    }
  `;
  return (await queryProvider<{ getPackagesByType: { packages: readonly Package[] } }>(query, { type }))
    .getPackagesByType.packages;
};

/** Upcoming events or past ones. */
export const queryEvents = async (field: 'getFutureEvents' | 'getPastEvents', filter = ''): Promise<Events> => {
  const response = await queryProvider<Record<string, Events>>(
    `{ ${field}(publication: "plt:plotline", pageSize: 100${filter}) { estimate locations events { docUri eventTitle city audience industry } } }`,
  );
  const events = response[field];
  if (!events || events.estimate === 0) throw new Error(`The sample content has no events for ${field}${filter}.`);
  return events;
};

const maxAddresses = 4;

/** Addresses without the expected status or without a heading; `npm test` requests a sample of long lists. */
export const findUnexpected = async (status: number, addresses: readonly string[]): Promise<string[]> => {
  const broken: string[] = [];
  for (const address of sampled(addresses, maxAddresses)) {
    const response = await get(address);
    if (response.status !== status || getHeading(response) === '') broken.push(`${response.status} ${address}`);
  }
  return broken;
};

/** All podcast episodes, newest first. */
export const getPodcasts = async (): Promise<Stream<Item>> =>
  (
    await queryProvider<{ getPodcastStream: Stream<Item> }>(
      '{ getPodcastStream(site: "plotline", pageSize: 100) { estimate contents { uri title } } }',
    )
  ).getPodcastStream;

/** All webcasts. */
export const getWebcasts = async (): Promise<Stream<Webcast>> =>
  (
    await queryProvider<{ getWebcastStream: Stream<Webcast> }>(
      '{ getWebcastStream(site: "plotline", pageSize: 100) { estimate contents { uri title webcastStatus recording { uri } registrationURL } } }',
    )
  ).getWebcastStream;
