export { vars } from './contract.css';
export { declareFonts, type BrandFace } from './fontFaces';
export { newsTheme, type NewsThemeChoices } from './newsTheme';
export { breakpoints, media } from './media';
