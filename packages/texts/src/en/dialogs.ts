export const modalTexts = {
  close: 'Close',
};

export const shareModalTexts = {
  sharePage: 'Share this page',
  cancel: 'Cancel',
};
