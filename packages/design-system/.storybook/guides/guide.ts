/** Additional text of a docs page: alternatives, keyboard, do and don't. */
export type Guide = {
  /** When to use another component. */
  alternative: string;
  /** Keyboard behavior beyond following links. */
  keys?: string;
  doThis: string;
  dont: string;
};

/** Guides by story title. */
export type Guides = Readonly<Record<string, Guide>>;

/** Default keyboard text of docs pages. */
export const ordinaryKeys =
  'Nothing of its own: what can be followed or pressed is a stop of Tab, in the order of reading; Enter follows a link.';

const describesKeyboard = (text: string | undefined) => text?.includes('**Keyboard.**') ?? false;

/** Lines above the props of a docs page. `ownText` is the comment above the stories' meta. */
export const guideLines = (guide: Guide | undefined, ownText?: string): string[] => {
  const keys = describesKeyboard(ownText) ? [] : [`**Keyboard.** ${guide?.keys ?? ordinaryKeys}`];
  return guide
    ? [`**Use another.** ${guide.alternative}`, ...keys, `**Do.** ${guide.doThis}`, `**Don’t.** ${guide.dont}`]
    : keys;
};
