/** Height of an expanded strip in px. */
const openHeight = 300;

/**
 * Lets a creative expand over the content where its slot allows it: the iframe grows out of its space, whose height
 * stays, so that nothing moves. The button and Escape close it.
 */
export const allowExpansion = (frame: HTMLIFrameElement, container: HTMLElement): void => {
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
