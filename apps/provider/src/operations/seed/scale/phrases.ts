type Words = readonly [string, ...string[]];
export type SectorWords = { property: Words; unit: string; size: readonly [number, number] };

/** Phrases by sector, in the terms of its trade. */
export const sectors = {
  office: {
    property: ['office tower', 'office campus', 'brick office building', 'medical office floor'],
    unit: 'square feet',
    size: [12, 480],
  },
  multifamily: {
    property: ['apartment building', 'garden complex', 'mid-rise', 'courtyard building'],
    unit: 'apartments',
    size: [24, 620],
  },
  industrial: {
    property: ['warehouse', 'truck yard', 'flex park', 'distribution center'],
    unit: 'square feet',
    size: [20, 980],
  },
  retail: {
    property: ['grocery center', 'strip center', 'corner store', 'open-air mall'],
    unit: 'square feet',
    size: [8, 340],
  },
  hospitality: {
    property: ['hotel', 'extended-stay hotel', 'resort', 'motor inn'],
    unit: 'rooms',
    size: [48, 720],
  },
  'data-centers': {
    property: ['data center', 'server hall', 'cloud campus'],
    unit: 'megawatts',
    size: [4, 160],
  },
  'self-storage': {
    property: ['storage property', 'storage portfolio'],
    unit: 'units',
    size: [180, 1400],
  },
  'senior-housing': {
    property: ['senior community', 'memory care home'],
    unit: 'beds',
    size: [40, 260],
  },
  land: { property: ['farm', 'vacant block', 'rail-side tract'], unit: 'acres', size: [2, 380] },
  'mixed-use': {
    property: ['mixed-use block', 'station development'],
    unit: 'square feet',
    size: [60, 900],
  },
} satisfies Record<string, SectorWords>;

export const firmStarts: Words = [
  'Alder',
  'Bexley',
  'Corvine',
  'Dunmore',
  'Eastgate',
  'Fennel',
  'Garrow',
  'Hollis',
  'Ivory',
  'Juniper',
  'Kestrel',
  'Larch',
  'Mercer',
  'Norland',
  'Osprey',
  'Pemberley',
  'Quarry',
  'Redfern',
  'Sable',
  'Thornbury',
  'Umber',
  'Vantage',
  'Westerly',
  'Yarrow',
];
export const firmEnds: Words = [
  'Partners',
  'Realty',
  'Capital',
  'Holdings',
  'Properties',
  'Group',
  'Trust',
  'Development',
  'Advisors',
  'Lending',
];
export const streets: Words = [
  'Cedar',
  'Mill',
  'Harbor',
  'Union',
  'Canal',
  'Foundry',
  'Orchard',
  'Market',
  'Depot',
  'Summit',
  'Prospect',
  'Commerce',
];
export const monthsBack: Words = ['nine months', 'a year', '14 months', 'two years', '30 months', 'three years'];

export const summaries: Words = [
  'The price works out to less than the last sale on the street, and the lender had asked for it in writing.',
  'Two bidders dropped out over insurance; the third had its own roofers.',
  'The seller had held it since the building was new and kept every invoice.',
  'Rents in the submarket rose last quarter, though mostly on renewals.',
  'Equity came from a family that had never bought outside its own county.',
  'A clause about parking took longer to settle than the price.',
  'The appraisal came in low, and the parties split the difference.',
  'Half of the space is spoken for before the work begins.',
  'The loan floats, is capped, and may be extended twice for a fee.',
  'City staff recommended approval; the neighbors asked for fewer trucks.',
  'The tenant kept its option to expand and gave up its option to leave.',
  'It is the third deal of its kind this year, and the first without a broker.',
];
