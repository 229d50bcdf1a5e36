/** Height of an expanded strip in px. */
const openHeight = 300;

/** Lets a creative expand over the content: nothing moves. The button and Escape close it. */
const allowExpansion = (frame: HTMLIFrameElement, container: HTMLElement): void => {
  const inside = frame.contentDocument;
  const control = inside?.querySelector<HTMLElement>('[data-expand]');
  if (!inside || !control) return;
  const { height, width } = frame;
  const setOpen = (open: boolean): void => {
    Object.assign(container.style, { height: `${height}px`, width: `${width}px`, position: 'relative' });
    Object.assign(frame.style, {
      position: open ? 'absolute' : '',
      top: '0',
      left: '0',
      boxShadow: open ? '0 8px 24px rgb(0 0 0 / 24%)' : '',
    });
    frame.height = open ? String(openHeight) : height;
    control.setAttribute('aria-expanded', String(open));
    control.textContent = (open ? control.dataset.close : control.dataset.open) ?? '';
  };
  control.addEventListener('click', () => setOpen(control.getAttribute('aria-expanded') !== 'true'));
  inside.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false);
  });
};

/** The service's response for a slot. */
export type FilledSlot = { position: string; size: number[] | 'fluid' | null; turn: number; sponsor?: string };

/** The neutral color of the reserved space, a variable of the page (`packages/ad-slots`). */
const reservedSpaceColor = 'var(--slot-background)';

/** Shows a creative when it has loaded with its pictures. Until then its space has the color of reserved space. */
const showWhenLoaded = (frame: HTMLIFrameElement, container: HTMLElement): void => {
  frame.style.visibility = 'hidden';
  container.style.background = reservedSpaceColor;
  frame.addEventListener(
    'load',
    () => {
      frame.style.removeProperty('visibility');
      container.style.removeProperty('background');
    },
    { once: true },
  );
};

/** Renders a creative into the element of its slot like the ad manager: a container with an iframe of its size. */
export const renderCreative = (
  elementId: string,
  { position, size, turn, sponsor }: FilledSlot,
  { base, isExpandable }: { base: URL; isExpandable: boolean },
): void => {
  const slotElement = document.getElementById(elementId);
  if (!slotElement || size === null) return;
  const [width = 0, height = 0] = size === 'fluid' ? [slotElement.clientWidth, slotElement.clientHeight] : size;
  const query = {
    position,
    width: String(width),
    height: String(height),
    turn: String(turn),
    theme: getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light',
    ...(sponsor && { sponsor }),
  };
  const frame = Object.assign(document.createElement('iframe'), {
    src: new URL(`creative/?${new URLSearchParams(query).toString()}`, base).href,
    title: 'Advertisement',
    width: query.width,
    height: query.height,
  });
  const container = document.createElement('div');
  showWhenLoaded(frame, container);
  if (isExpandable) frame.addEventListener('load', () => allowExpansion(frame, container), { once: true });
  container.id = `${elementId}-creative`;
  container.append(frame);
  slotElement.replaceChildren(container);
};
