/** One tab of the technology center: its hash, its title and what stands under it. */
export type TechSection = { id: string; title: string; html: string };

/** Sanitised markup is regular: attributes are quoted and every element is closed. Sections do not nest. */
const sectionPattern = /<section id="([a-z0-9-]+)">\s*<h2[^>]*>(.*?)<\/h2>(.*?)<\/section>/gs;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const toText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .trim();

/** The parts of a page that is made of titled sections, such as the technology center's (SPEC §2.1). */
export const parseSections = (sanitised: string): TechSection[] =>
  [...sanitised.matchAll(sectionPattern)].map(([, id = '', title = '', html = '']) => ({
    id,
    title: toText(title),
    html,
  }));
