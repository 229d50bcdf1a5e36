import type { Globals } from '../dataLayer/dataLayer.ts';

/**
 * Creates a function that sends events to the analytics tag layer (§7.2): a global object with a `fire` function,
 * under the name that the brand configures. Does nothing without one; its errors are ignored.
 */
export const createFire =
  (globals: Globals, name: string | undefined) =>
  (event: Readonly<Record<string, unknown>>): void => {
    try {
      const layer = name === undefined ? undefined : globals[name];
      if (typeof layer !== 'object' || layer === null || !('fire' in layer) || typeof layer.fire !== 'function') return;
      layer.fire(event);
    } catch {
      // Third-party code: the event is lost, the page continues.
    }
  };
