import { allowExpansion } from './expansion.ts';
import type { StubSlot } from './slot.ts';

/** The service's response for a slot. */
export type FilledSlot = { position: string; size: number[] | 'fluid' | null; turn: number; sponsor?: string };

/** Renders a creative like the ad manager: a container with an iframe of the creative's size. */
export const render = (
  slot: StubSlot,
  { position, size, turn, sponsor }: FilledSlot,
  base: URL,
  onLoad: () => void,
): void => {
  const slotElement = document.getElementById(slot.element);
  if (!slotElement || size === null) return;
  const [width, height] = size === 'fluid' ? [slotElement.clientWidth, slotElement.clientHeight] : size;
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
      if (slot.settings.get('safeFrame')?.allowOverlayExpansion === true) allowExpansion(frame, container);
      onLoad();
    },
    { once: true },
  );
  container.id = `${slot.element}-creative`;
  container.append(frame);
  slotElement.replaceChildren(container);
};
