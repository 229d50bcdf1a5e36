export const shareTexts = {
  share: 'Share',
  sharePage: 'Share this page',
  shareArticle: 'Share this article',
  byEmail: 'Share by email',
};

export const copyLinkTexts = {
  copied: 'The link has been copied to your clipboard.',
  copyThis: 'Copy this address:',
  copy: 'Copy Link',
};

export const networkTexts = {
  shareOn: (name: string): string => `Share on ${name}`,
};

export const printPageTexts = {
  print: 'Print',
};

export const emailButtonTexts = {
  email: 'Email',
};
