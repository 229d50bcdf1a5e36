import { letExpand } from './expansion.ts';
import type { HouseSlot } from './slot.ts';

/** The answer for one slot, as the service gives it. */
export type Filled = { position: string; size: number[] | 'fluid' | null; turn: number; sponsor?: string };

/** Puts a creative into its frame, as the ad manager does: a container, and a frame of the creative's size in it. */
export const render = (
  slot: HouseSlot,
  { position, size, turn, sponsor }: Filled,
  base: URL,
  onLoad: () => void,
): void => {
  const room = document.getElementById(slot.element);
  if (!room || size === null) return;
  const [width, height] = size === 'fluid' ? [room.clientWidth, room.clientHeight] : size;
  const url = new URL('creative/', base);
  url.search = String(
    new URLSearchParams({
      position,
      width: String(width),
      height: String(height),
      turn: String(turn),
      ...(sponsor && { sponsor }),
    }),
  );
  const frame = Object.assign(document.createElement('iframe'), {
    src: url.href,
    title: 'Advertisement',
    width: String(width),
    height: String(height),
  });
  const container = document.createElement('div');
  frame.addEventListener(
    'load',
    () => {
      if (slot.settings.get('safeFrame')?.allowOverlayExpansion === true) letExpand(frame, container);
      onLoad();
    },
    { once: true },
  );
  container.id = `${slot.element}-creative`;
  container.append(frame);
  room.replaceChildren(container);
};
