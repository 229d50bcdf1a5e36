import { describe, expect, test } from 'vitest';
import { sanitizeStatic } from '../static/sanitizeStatic';
import { parseSections } from './loadTechCenter';

describe('§2.1 tech hub with tabs', () => {
  test('has a tab for each titled section, with its id as the hash', () => {
    const html = sanitizeStatic(
      '<section id="crm-software"><h2>CRM &amp; more</h2><p>One <b>two</b></p></section>\n<section id="online-marketplaces"><h2 class="x">Online <i>marketplaces</i></h2><ul><li>A</li></ul><script>alert(1)</script></section>',
    );
    expect(parseSections(html)).toEqual([
      { id: 'crm-software', title: 'CRM & more', html: '<p>One <b>two</b></p>' },
      { id: 'online-marketplaces', title: 'Online marketplaces', html: '<ul><li>A</li></ul>' },
    ]);
  });
  test('has no tabs without sections', () => {
    expect(parseSections('<p>Nothing</p>')).toEqual([]);
  });
});
