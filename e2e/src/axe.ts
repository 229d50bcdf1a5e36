import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Every accessibility fault of the page as it is now: the rule and where. `without frames` takes half the time, for a
 * page whose frames have been looked at in another window. What passed is not asked for: most of the time went there.
 */
export const axe = async (page: Page, extent: 'with frames' | 'without frames' = 'with frames'): Promise<readonly string[]> => {
  const frames = extent === 'with frames';
  // Frames that know axe from the first look answer it again; one of an advertisement that is then taken away would be waited for a minute.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: frames }).withTags(rules).setLegacyMode(!frames);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`));
};
