type Types = googletag.events.EventTypeMap;
type Listener = (event: never) => void;

/** Event listeners of a service. An error in one listener does not affect the others. */
export class Events {
  private readonly listeners = new Map<keyof Types, Set<Listener>>();

  add<Key extends keyof Types>(type: Key, listener: (event: Types[Key]) => void): void {
    const known = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, known.add(listener as Listener));
  }

  remove<Key extends keyof Types>(type: Key, listener: (event: Types[Key]) => void): void {
    this.listeners.get(type)?.delete(listener as Listener);
  }

  /** Number of listeners, for leak tests. */
  get size(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  send<Key extends keyof Types>(type: Key, event: Types[Key]): void {
    for (const listener of this.listeners.get(type) ?? []) {
      try {
        (listener as (event: Types[Key]) => void)(event);
      } catch (error) {
        reportError(error); // As in the library: an error of the page is reported by the page.
      }
    }
  }
}
