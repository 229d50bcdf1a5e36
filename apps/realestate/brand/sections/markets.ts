import type { MenuSection } from '@masthead/config';

/** Seven regions and their cities (§2.2). */
export const markets: MenuSection = {
  title: 'Markets',
  url: '/markets/',
  postsFrom: '/markets/national/',
  description:
    'News from 37 cities and states, arranged in five regions, with desks for what is national and what crosses a border.',
  desktop: { cols: 5 },
  groups: [
    {
      title: 'Northeast',
      url: '/markets/northeast/',
      description: 'Boston to Washington, and inland to Pittsburgh.',
      links: [
        { title: 'New York', url: '/markets/new-york/' },
        { title: 'Boston', url: '/markets/boston/' },
        { title: 'Philadelphia', url: '/markets/philadelphia/' },
        { title: 'New Jersey', url: '/markets/new-jersey/' },
        { title: 'Washington, D.C.', url: '/markets/washington-dc/' },
        { title: 'Pittsburgh', url: '/markets/pittsburgh/' },
        { title: 'Baltimore', url: '/markets/baltimore/' },
        { title: 'Connecticut', url: '/markets/connecticut/' },
      ],
    },
    {
      title: 'Southeast',
      url: '/markets/southeast/',
      description: 'The Carolinas to Florida, with Nashville.',
      links: [
        { title: 'Atlanta', url: '/markets/atlanta/' },
        { title: 'Charlotte', url: '/markets/charlotte/' },
        { title: 'Miami', url: '/markets/miami/' },
        { title: 'Nashville', url: '/markets/nashville/' },
        { title: 'Raleigh-Durham', url: '/markets/raleigh-durham/' },
        { title: 'Tampa', url: '/markets/tampa/' },
        { title: 'Orlando', url: '/markets/orlando/' },
      ],
    },
    {
      title: 'Midwest',
      url: '/markets/midwest/',
      description: 'The Great Lakes and the river cities.',
      links: [
        { title: 'Chicago', url: '/markets/chicago/' },
        { title: 'Columbus', url: '/markets/columbus/' },
        { title: 'Detroit', url: '/markets/detroit/' },
        { title: 'Indianapolis', url: '/markets/indianapolis/' },
        { title: 'Minneapolis', url: '/markets/minneapolis/' },
        { title: 'St. Louis', url: '/markets/st-louis/' },
        { title: 'Kansas City', url: '/markets/kansas-city/' },
        { title: 'Cleveland', url: '/markets/cleveland/' },
      ],
    },
    {
      title: 'Southwest',
      url: '/markets/southwest/',
      description: 'Texas, Arizona and southern Nevada.',
      links: [
        { title: 'Austin', url: '/markets/austin/' },
        { title: 'Dallas', url: '/markets/dallas/' },
        { title: 'Houston', url: '/markets/houston/' },
        { title: 'Phoenix', url: '/markets/phoenix/' },
        { title: 'San Antonio', url: '/markets/san-antonio/' },
        { title: 'Las Vegas', url: '/markets/las-vegas/' },
      ],
    },
    {
      title: 'West',
      url: '/markets/west/',
      description: 'The Pacific states, Denver and Salt Lake City.',
      links: [
        { title: 'Denver', url: '/markets/denver/' },
        { title: 'Los Angeles', url: '/markets/los-angeles/' },
        { title: 'Portland', url: '/markets/portland/' },
        { title: 'San Francisco', url: '/markets/san-francisco/' },
        { title: 'Seattle', url: '/markets/seattle/' },
        { title: 'San Diego', url: '/markets/san-diego/' },
        { title: 'Salt Lake City', url: '/markets/salt-lake-city/' },
        { title: 'Orange County', url: '/markets/orange-county/' },
      ],
    },
    {
      title: 'National',
      url: '/markets/national/',
      description: 'Rates, funds and federal policy.',
      links: [],
    },
    {
      title: 'International',
      url: '/markets/international/',
      description: 'Deals abroad and foreign buyers here.',
      links: [],
    },
  ],
  topicInFocus: [
    {
      title: 'Loan Maturities',
      url: '/tag/loan-maturities/',
      description: 'Every story with a due date in it, from the first extension to the sale of the note.',
    },
    { title: 'Power', url: '/tag/power/', description: 'Where the utility will serve a building, and in which year.' },
  ],
  moreToExplore: [
    { title: 'Special Reports', url: '/special-reports/', description: 'Long investigations in several parts.' },
    { title: 'Events', url: '/events/', description: 'Meet the owners and lenders in your city.' },
  ],
};
