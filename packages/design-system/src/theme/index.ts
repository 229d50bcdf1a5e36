export { vars } from './contract.css';
export { brandTheme } from './brandTheme';
export { declareFonts, type BrandFace } from './fontFaces';
export { newsTheme, type ColorScheme, type NewsThemeChoices } from './newsTheme';
export { breakpoints, media } from './media';
