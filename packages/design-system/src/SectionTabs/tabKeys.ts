/** Index of the tab for a key (WAI-ARIA Authoring Practices, tabs); undefined for other keys. */
export const tabAfterKey = (
  key: string,
  index: number,
  total: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): number | undefined => {
  if (total === 0) return undefined;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (index + 1) % total;
    case back:
      return (index - 1 + total) % total;
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
};
