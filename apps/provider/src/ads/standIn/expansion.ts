/** Height in px of a strip that its reader has opened. */
const openHeight = 300;

/**
 * A creative with a control to open it, where the slot lets creatives open over what follows them: its frame grows out of
 * the room, which keeps its height, so that nothing moves. The control and Escape close it.
 */
export const letExpand = (frame: HTMLIFrameElement, container: HTMLElement): void => {
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
    control.textContent = open ? 'Close' : 'Open';
  };
  control.addEventListener('click', () => setOpen(control.getAttribute('aria-expanded') !== 'true'));
  inside.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false);
  });
};
