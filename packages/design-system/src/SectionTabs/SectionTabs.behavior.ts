import type { Behavior } from '../behaviors/connectBehaviors';
import { tabAfterKey } from './tabKeys';

/** Turns the links into tabs: one part is visible, and its hash is the address. */
export const sectionTabs: Behavior = (root, signal) => {
  const list = root.firstElementChild;
  if (!list) return;
  const tabs = [...list.querySelectorAll('a')];
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1)));
  const state = { current: 0 };

  list.setAttribute('role', 'tablist');
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    if (!panel) continue;
    tab.role = 'tab';
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
  }

  const select = (current: number): void => {
    state.current = current;
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === current);
      tab.tabIndex = index === current ? 0 : -1;
      const panel = panels[index];
      if (panel) panel.dataset['state'] = index === current ? 'visible' : 'hidden';
    }
  };
  const readHash = (): void => {
    const index = tabs.findIndex(({ hash }) => hash === location.hash);
    select(index >= 0 ? index : state.current);
  };
  const choose = (index: number): void => {
    select(index);
    // The hash selects the open part without scrolling to it.
    history.replaceState(history.state, '', tabs[index]?.hash);
  };

  readHash();
  addEventListener('hashchange', readHash, { signal });
  for (const [index, tab] of tabs.entries())
    tab.addEventListener(
      'click',
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        choose(index);
        tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      },
      { signal },
    );
  root.addEventListener(
    'keydown',
    (event) => {
      if (!(event.target instanceof Element) || event.target.role !== 'tab') return;
      const direction = getComputedStyle(list).direction === 'rtl' ? 'rtl' : 'ltr';
      const next = tabAfterKey(event.key, state.current, tabs.length, direction);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      tabs[next]?.focus();
    },
    { signal },
  );
};
