import type { Footage } from '@masthead/design-system';
import { parseEmbed } from './embed';

/** File extensions that browsers play. */
const videoFile = /\.(?:mp4|webm|m3u8)$/i;

/** The source of a video; undefined without footage, for which the player shows a message (SPEC §3 Article, video). */
export const toFootage = (uri: string): Footage | undefined => {
  const embed = parseEmbed(uri);
  if (embed) return { kind: 'embed', src: embed.src };
  return videoFile.test(uri.split('?')[0] ?? '') ? { kind: 'file', src: uri } : undefined;
};

/** "3:34" from seconds. */
export const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
