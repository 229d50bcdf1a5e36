/** In characters of markup: as much text as, with its picture, is as tall as the side column with these links in it. */
const minCharactersBeside = 2_000;

/** Where an article leads on to related ones: in the side column, or under a text so short that the column would be taller. */
export const getDigDeeperPosition = (blocks: readonly { html: string }[]): 'beside' | 'below' =>
  blocks.reduce((sum, { html }) => sum + html.length, 0) < minCharactersBeside ? 'below' : 'beside';
