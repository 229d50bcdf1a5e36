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
