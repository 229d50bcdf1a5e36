/** What a docs page says beside the component's own description, its props and its stories. */
export type Guide = {
  /** When another component is the better one. */
  instead: string;
  /** What keys do, where it is more than following links. */
  keys?: string;
  doThis: string;
  dont: string;
};

export type Guides = Readonly<Record<string, Guide>>;
