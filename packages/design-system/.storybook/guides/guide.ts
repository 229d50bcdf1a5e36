/** What a docs page says beside the component's own description, its props and its stories. */
export type Guide = {
  /** When another component is the better one. */
  instead: string;
  /** What keys do, where it is more than following links. */
  keys?: string;
  doThis: string;
  dont: string;
};

/** Guides by story title. */
export type Guides = Readonly<Record<string, Guide>>;

/** What a docs page says of the keyboard where neither its guide nor its own text does: there is nothing to learn. */
export const ordinaryKeys =
  'Nothing of its own: what can be followed or pressed is a stop of Tab, in the order of reading; Enter follows a link.';

const tellsKeys = (text: string | undefined) => text?.includes('**Keyboard.**') ?? false;

/** What stands on a docs page above its props, a line each; `ownText` is the text above the stories' meta. */
export const guideLines = (guide: Guide | undefined, ownText?: string): string[] => {
  const keys = tellsKeys(ownText) ? [] : [`**Keyboard.** ${guide?.keys ?? ordinaryKeys}`];
  return guide
    ? [`**Use another.** ${guide.instead}`, ...keys, `**Do.** ${guide.doThis}`, `**Don’t.** ${guide.dont}`]
    : keys;
};
