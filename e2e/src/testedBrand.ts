import { inRoot } from '@masthead/scripts/paths';
import { existsSync, readFileSync } from 'node:fs';

type Entry = { key: string; site: string; domain: string };

const template = 'sister-site-template';
const brands = JSON.parse(readFileSync(inRoot('apps/provider/brands.json'), 'utf8')) as Entry[];
const found =
  brands.find(({ key }) => existsSync(inRoot('e2e/tests', key))) ?? brands.find(({ key }) => key === template);
if (!found) throw new Error(`apps/provider/brands.json has no ${template}. Run npm run codegen.`);

/** The publication that is tested: the one with tests of its own in `tests/<key>/`, or else the template. */
export const testedBrand = found;

/** What the tests know of the content of a publication. */
type SampleContent = {
  /** Path of a stream. */
  stream: string;
  /** Path of its second page, or its own where the publication has no stream with two. */
  secondPage: string;
  /** Key of an author. */
  author: string;
  /** The screens that only this publication has (`screens.ts`). */
  screens?: { fixed: readonly unknown[]; linked: readonly unknown[] };
};

const ofBrand = inRoot('e2e/tests', testedBrand.key, 'sampleContent.json');

export const sampleContent: SampleContent = existsSync(ofBrand)
  ? (JSON.parse(readFileSync(ofBrand, 'utf8')) as SampleContent)
  : { stream: '/best-practices/writing/', secondPage: '/best-practices/writing/', author: 'the-editors' };

export const sampleTerm = sampleContent.stream.slice(1, -1);
