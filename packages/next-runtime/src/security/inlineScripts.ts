import { createHash } from 'node:crypto';

const inlineScript = /<script\b(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi;

/** The inline scripts of a document of the app, which is trusted as a whole. */
export const findInlineScripts = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(([, code = '']) => code);

/** The CSP source of exactly this inline script. Browsers normalize line breaks first. */
export const hashSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(code.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;
