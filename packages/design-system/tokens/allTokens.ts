import { designTokens } from './designTokens';
import { readThemes } from './readThemes';

/** Every brand's tokens for design tools, ready when this module is. */
export const allTokens = (await readThemes()).map(({ brand, tokens }) => ({ brand, tokens: designTokens(tokens) }));
