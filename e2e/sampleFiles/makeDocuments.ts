// Prints the documents of the sample content: node e2e/sampleFiles/makeDocuments.ts
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@masthead/content-rules/html';
import { launch } from '../src/launch.ts';
import { fontFaces } from './fonts.ts';

const content = path.join(import.meta.dirname, '../../sample-content');
const output = path.join(content, 'documents');

type Resource = {
  id: string;
  resourceName: string;
  publisher: string;
  resourceShortDescription: string;
  topic: string;
  type: string;
};
type Publisher = { publisher: string; name: string; blurb: string };
type Pack = { slug: string; title: string; type: string; summary: string; blurb: string; articles: readonly string[] };
type Event = {
  slug: string;
  eventTitle: string;
  venueName: string;
  city: string;
  description: string;
  startTime: string;
  endTime: string;
  topic: string;
  audience: string;
};
type Story = { slug: string; title: string; summary: string };

const read = <Value>(name: string): Value => JSON.parse(readFileSync(path.join(content, name), 'utf8')) as Value;

const styles = `${fontFaces}
  @page{size:letter;margin:22mm 20mm}
  body{font:11pt/1.5 'Public Sans';color:#17130e;margin:0}
  h1{font:600 30pt/1.1 Newsreader;margin:6mm 0 4mm;text-wrap:balance}
  h2{font:600 15pt/1.2 Newsreader;margin:8mm 0 2mm}
  .kicker{color:#8c2c1b;font-weight:600;border-top:3px solid #8c2c1b;padding-top:3mm}
  .lead{font:15pt/1.4 Newsreader;margin:0 0 6mm}
  .story{break-inside:avoid;margin:0 0 5mm;border-top:1px solid #d8cfc1;padding-top:3mm}
  .story b{font:600 14pt/1.2 Newsreader;display:block}
  td{padding:2mm 6mm 2mm 0;vertical-align:top;border-top:1px solid #d8cfc1} table{border-collapse:collapse;width:100%}
  .note{color:#6a6156;font-size:9pt;margin-top:10mm;border-top:1px solid #d8cfc1;padding-top:3mm}`;

const note = '<p class="note">A sample document of Plotline. Firms, people and figures are invented.</p>';
const toPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${escapeHtml(title)}</title><style>${styles}</style>${body}${note}`;

/** Divides a description into its clauses, the points of a paper. */
const toPoints = (description: string): string[] =>
  description
    .split(/(?:[,;:.]\s+(?:and |with )?)/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part.length > 12);

const toResource = (resource: Resource, publishers: readonly Publisher[]): string => {
  const publisher = publishers.find((candidate) => candidate.publisher === resource.publisher);
  const points = toPoints(resource.resourceShortDescription);
  return toPage(
    resource.resourceName,
    `<p class="kicker">${escapeHtml(`${resource.type} · ${resource.topic}`)}</p><h1>${escapeHtml(resource.resourceName)}</h1>
    <p class="lead">${escapeHtml(resource.resourceShortDescription)}</p>
    ${points.length > 1 ? `<h2>In this paper</h2><ol>${points.map((point) => `<li>${escapeHtml(`${point[0]?.toUpperCase()}${point.slice(1)}`)}</li>`).join('')}</ol>` : ''}
    <h2>About ${escapeHtml(publisher?.name ?? resource.publisher)}</h2><p>${escapeHtml(publisher?.blurb ?? '')}</p>`,
  );
};

const toEdition = (pack: Pack, stories: ReadonlyMap<string, Story>): string =>
  toPage(
    pack.title,
    `<p class="kicker">Real Estate Forum · Digital edition</p><h1>${escapeHtml(pack.title)}</h1><p class="lead">${escapeHtml(pack.summary)}</p><p>${escapeHtml(pack.blurb)}</p><h2>In this issue</h2>
    ${pack.articles
      .flatMap((slug) => stories.get(slug) ?? [])
      .map(({ title, summary }) => `<div class="story"><b>${escapeHtml(title)}</b>${escapeHtml(summary)}</div>`)
      .join('')}`,
  );

const toClock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
};
const toMinutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** The sessions of a day, each with the share of the day after which it begins. */
const sessions = [
  [0, 'Registration and coffee'],
  [0.08, 'Welcome, and the year in figures'],
  [0.2, 'Owners and lenders: what has changed'],
  [0.42, 'Break'],
  [0.5, 'Three deals, told by the people who made them'],
  [0.72, 'Questions from the room'],
  [0.88, 'Closing remarks and reception'],
] as const;

const toAgenda = (event: Event): string => {
  const start = toMinutes(event.startTime);
  const length = Math.max(120, toMinutes(event.endTime) - start);
  return toPage(
    `Agenda: ${event.eventTitle}`,
    `<p class="kicker">Agenda</p><h1>${escapeHtml(event.eventTitle)}</h1><p class="lead">${escapeHtml(`${event.venueName}, ${event.city}`)}</p><p>${escapeHtml(event.description)}</p><h2>The day</h2>
    <table>${sessions.map(([share, name]) => `<tr><td>${toClock(start + Math.round((length * share) / 15) * 15)}</td><td>${name}</td></tr>`).join('')}</table>
    <p>For ${escapeHtml(event.audience.toLowerCase())}. Topic: ${escapeHtml(event.topic)}.</p>`,
  );
};

const parseFrontMatter = (file: string): Story => {
  const text = readFileSync(file, 'utf8');
  const find = (name: string): string =>
    (new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(text)?.[1] ?? '').replaceAll('\\"', '"');
  return { slug: path.basename(file, '.md'), title: find('title'), summary: find('summary') };
};

type Newsletter = { title: string; blurb?: string; frequency?: string };
type PlannedIssue = { title: string; descriptionShort?: string };

const toMediaKit = (newsletters: readonly Newsletter[], issues: readonly PlannedIssue[]): string =>
  toPage(
    'Plotline media kit',
    `<p class="kicker">Plotline · Media kit</p><h1>What you can book</h1><p class="lead">Our newsletters, and what Real Estate Forum plans to publish.</p><h2>Newsletters</h2>
    <table>${newsletters.map(({ title, blurb, frequency }) => `<tr><td><b>${escapeHtml(title)}</b><br>${escapeHtml(frequency ?? '')}</td><td>${escapeHtml(blurb ?? '')}</td></tr>`).join('')}</table><h2>Editorial calendar</h2>
    ${issues.map(({ title, descriptionShort }) => `<div class="story"><b>${escapeHtml(title)}</b>${escapeHtml(descriptionShort ?? '')}</div>`).join('')}`,
  );

type StaticPage = { slug: string; title: string; excerpt: string; content: string };

/** A white paper from the page that offers it: what is before its form. */
const toWhitePaper = ({ title, excerpt, content: text }: StaticPage): string => {
  const name = title.replace('White paper: ', '');
  return toPage(
    name,
    `<p class="kicker">White paper</p><h1>${escapeHtml(name)}</h1><p class="lead">${escapeHtml(excerpt)}</p>${text.slice(0, text.indexOf('<form'))}`,
  );
};

const publishers = read<Publisher[]>('publishers.json');
const issues = read<Pack[]>('packages.json').filter(({ type }) => type === 'magazine');
const deals = new Map(read<Story[]>('deals.json').map((story) => [story.slug, story]));
const stories = new Map(
  issues
    .flatMap(({ articles }) => articles)
    .map((slug) => [slug, deals.get(slug) ?? parseFrontMatter(path.join(content, 'articles', `${slug}.md`))] as const),
);
/** Documents that forms mail are beside the logos, because no content names them. */
const mailed = '../../../realestate/public/brand';
const extensions = read<StaticPage[]>('static-pages.json').filter(({ slug }) => slug === 'white-paper-loan-extensions');
const documents: (readonly [file: string, html: string])[] = [
  [`${mailed}/media-kit`, toMediaKit(read('newsletters.json'), read('editorial-calendar.json'))],
  ...extensions.map((page) => [`${mailed}/twelve-more-months`, toWhitePaper(page)] as const),
  ...read<Resource[]>('resources.json').map(
    (resource) => [`resources/${resource.id}`, toResource(resource, publishers)] as const,
  ),
  ...issues.map((issue) => [`editions/${issue.slug}`, toEdition(issue, stories)] as const),
  ...read<Event[]>('events.json').map((event) => [`agendas/${event.slug}`, toAgenda(event)] as const),
];

const browser = await launch();
const tab = await browser.newPage();
let bytes = 0;
for (const [name, html] of documents) {
  const file = path.join(output, `${name}.pdf`);
  mkdirSync(path.dirname(file), { recursive: true });
  await tab.setContent(html);
  await tab.evaluate(() => document.fonts.ready);
  await tab.pdf({ path: file, preferCSSPageSize: true, tagged: true, outline: false });
  bytes += statSync(file).size;
}
await browser.close();
console.log(`${documents.length} documents, ${Math.ceil(bytes / 1000)} KB`);
