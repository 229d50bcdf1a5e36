/** §9: share pop-up 600 by 400. */
export const shareWindow = 'popup,width=600,height=400,noopener';

/** Opens a network's share page in a small window. Modified clicks keep their meaning: a new tab or window. */
export const openShareWindow = (event: MouseEvent, href: string): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.open(href, '_blank', shareWindow);
};
