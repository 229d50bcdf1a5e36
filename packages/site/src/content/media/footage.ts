import type { Footage } from '@masthead/design-system';
import { parseEmbed } from './embed';

/** Files that browsers play. */
const file = /\.(?:mp4|webm|m3u8)$/i;

/** Where a video's footage is; undefined where there is none yet, which the player then says (SPEC §3 Article, video). */
export const footageOf = (uri: string): Footage | undefined => {
  const embed = parseEmbed(uri);
  if (embed) return { kind: 'embed', src: embed.src };
  return file.test(uri.split('?')[0] ?? '') ? { kind: 'file', src: uri } : undefined;
};

/** "3:34" from seconds. */
export const duration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
