export { vars } from './contract.css';
export { newsTheme, type NewsThemeChoices } from './newsTheme';
export { breakpoints, media } from './media';
