import type { Globals } from '../dataLayer/dataLayer.ts';

/**
 * Hands an event to the analytics tag layer (SPEC §7.2), where the page has one: an object with a function `fire`,
 * under a name that the brand configures. A page without one says nothing, and a fault of it is its own.
 */
export const createFire =
  (globals: Globals, name: string | undefined) =>
  (event: Readonly<Record<string, unknown>>): void => {
    try {
      const layer = name === undefined ? undefined : globals[name];
      if (typeof layer !== 'object' || layer === null || !('fire' in layer) || typeof layer.fire !== 'function') return;
      layer.fire(event);
    } catch {
      // a library that throws has lost the event; the page goes on
    }
  };
