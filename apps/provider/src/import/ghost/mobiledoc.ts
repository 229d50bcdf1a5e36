import { MobiledocHtmlRenderer } from '@tryghost/kg-mobiledoc-html-renderer';
import type { AddNote } from '../bodyTree.ts';
import { type Card, cardRules, convertCard } from './cards.ts';

/** What the renderer passes to a card or an atom. */
type RenderArguments = {
  env: { name: string; dom: { createRawHTMLSection: (html: string) => unknown } };
  payload: Card;
};

const createRenderer = (note: AddNote): MobiledocHtmlRenderer => {
  const render = (values: Record<string, unknown>): unknown => {
    const { env, payload } = values as RenderArguments;
    return env.dom.createRawHTMLSection(convertCard(env.name, payload, note));
  };
  return new MobiledocHtmlRenderer({
    cards: [...cardRules.keys()].map((name) => ({ name, type: 'dom', render })),
    atoms: [
      {
        name: 'soft-return',
        type: 'dom',
        render: (values) =>
          (values as { env: { dom: { createElement: (name: string) => unknown } } }).env.dom.createElement('br'),
      },
    ],
    unknownCardHandler: (values) => {
      const { env, payload } = values as RenderArguments;
      convertCard(env.name, payload, note);
    },
  });
};

/** Converts a document of the Mobiledoc editor to HTML. Undefined, with a note, if it is damaged. */
export const convertMobiledoc = (text: string, note: AddNote): string | undefined => {
  try {
    return createRenderer(note).render(JSON.parse(text) as { version: string });
  } catch (error) {
    // The renderer throws plain errors for documents that it cannot read.
    note('not-imported', 'text', 'The document of the editor (mobiledoc) is damaged.', String(error).slice(0, 200));
    return undefined;
  }
};
