import { readFileSync } from 'node:fs';
import { templateFolder } from '../../lint/appTrees.ts';
import { inRoot } from '../paths.ts';

const file = `${templateFolder}/theme.css.ts`;
const text = readFileSync(inRoot(file), 'utf8');

/**
 * Returns a color of the template's theme as `#rrggbb`. The theme is read as text, because only the bundler can load
 * it.
 */
export const getTemplateColor = (role: string): string => {
  const color = new RegExp(`\\b${role}(?::| =) '(#[0-9a-f]{6})'`).exec(text)?.[1];
  if (color === undefined) throw new Error(`${file} has no color ${role}. Restore it.`);
  return color;
};
