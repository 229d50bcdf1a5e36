import { type Block, findGap } from '@masthead/ad-slots';
import { getHtmlText } from '@masthead/content-rules/html';
import type { Picture } from '@masthead/design-system';
import { playerTexts } from '@masthead/texts/article';
import { type Embed, getAttribute, parseEmbed } from './embed';
import { type Film, toFilm } from './footage';
import { toImageUri, toPicture } from './picture';

/** A player in the text of an article, after a number of its blocks. */
export type Player = { after: number } & (
  | { kind: 'film'; film: Film; title: string; poster?: Picture }
  | { kind: 'embed'; embed: Embed }
);

const toNumber = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

const parsePlayer = (block: string, after: number): Player | undefined => {
  const [figure] = /^<figure\b[^>]*\sclass="player"[^>]*>/.exec(block) ?? [];
  const [, link = '', text = ''] = /(<a\b[^>]*>)([^]*?)<\/a>/.exec(block) ?? [];
  const href = getAttribute(link, 'href');
  if (!figure || !href) return undefined;
  const film = toFilm({
    uri: href,
    width: toNumber(getAttribute(figure, 'data-width')),
    height: toNumber(getAttribute(figure, 'data-height')),
    duration: toNumber(getAttribute(figure, 'data-seconds')),
  });
  const title = getHtmlText(text) || playerTexts.video;
  if (film) {
    const [picture = ''] = /<img\b[^>]*>/.exec(block) ?? [];
    const source = getAttribute(picture, 'src');
    const poster = toPicture(source ? { uri: toImageUri(source) } : undefined, { alt: '' });
    return { kind: 'film', after, film, title, ...(poster && { poster }) };
  }
  const embed = parseEmbed(href);
  return embed && { kind: 'embed', after, embed: { ...embed, title } };
};

/** Takes the players out of sanitized blocks. One whose footage or host is not known stays a link. */
export const splitPlayers = <Block extends { html: string }>(
  blocks: readonly Block[],
): { blocks: Block[]; players: Player[] } => {
  const text: Block[] = [];
  const players: Player[] = [];
  for (const block of blocks) {
    const player = parsePlayer(block.html, text.length);
    if (player) players.push(player);
    else text.push(block);
  }
  return { blocks: text, players };
};

/** §3 embed1, embed2: in the gaps after the third block and every fourth from there, otherwise at the end. */
export const toEmbedPlayers = (
  embeds: readonly (string | null | undefined)[],
  blocks: readonly Block[],
  players: readonly Pick<Player, 'after'>[] = [],
): Player[] =>
  embeds
    .flatMap((embed) => parseEmbed(embed) ?? [])
    .map((embed, index) => ({
      kind: 'embed',
      after: findGap(blocks, 3 + index * 4, players) ?? blocks.length,
      embed,
    }));
