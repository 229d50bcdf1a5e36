import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const ink = '#17130e';
const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" width="168" height="36" viewBox="0 0 168 36"><rect width="168" height="3" fill="${ink}"/><text y="28" font-family="Georgia, serif" font-size="25" font-weight="700" letter-spacing="-.5" fill="${ink}">Masthead</text></svg>`;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Masthead',
    brandUrl: './?path=/docs/start-introduction--docs',
    brandTarget: '_self',
    brandImage: `data:image/svg+xml,${encodeURIComponent(wordmark)}`,
    colorPrimary: ink,
    colorSecondary: '#0b5cab',
    appBg: '#f7f2ea',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#d8cfc1',
    appBorderRadius: 2,
    textColor: ink,
    textMutedColor: '#6a6156',
    barTextColor: '#4b443b',
    barSelectedColor: '#0b5cab',
    barHoverColor: '#0b5cab',
    inputBorderRadius: 2,
  }),
  sidebar: { showRoots: true },
});
