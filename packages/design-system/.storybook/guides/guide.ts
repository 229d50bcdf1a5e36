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
const ordinaryKeys = 'No special keys: links and buttons are tab stops in reading order; Enter follows a link.';

const describesKeyboard = (text: string | undefined) => text?.includes('**Keyboard.**') ?? false;

/** Lines above the props of a docs page. `metaComment` is the comment above the stories' meta. */
export const guideLines = (guide: Guide | undefined, metaComment?: string): string[] => {
  const keys = describesKeyboard(metaComment) ? [] : [`**Keyboard.** ${guide?.keys ?? ordinaryKeys}`];
  return guide
    ? [`**Use another.** ${guide.alternative}`, ...keys, `**Do.** ${guide.doThis}`, `**Don’t.** ${guide.dont}`]
    : keys;
};
