import type { Browser } from 'playwright-core';
import { measureHtml, weighPage } from '../src/pageWeight.ts';
import { withTarget, withoutTarget, type Finding } from './measure.ts';

const kilobyte = 1_000;
/** All scripts before an interaction. */
const maxScriptKb = 28;
const maxAdvertisingKb = 8;
const maxStyleKb = 20;
const maxFontFiles = 2;
const maxFontKb = 70;
/** Goals of documents. `budgets.json` has what they weigh today, which tests hold. */
const maxHtmlKb: Readonly<Record<string, number>> = { home: 27 };
const maxOtherHtmlKb = 22;
const maxTotalKb = 50;

/** Measures the document, its styles, the scripts and the fonts of pages (gzip). */
export const weight = async (
  browser: Browser,
  origin: string,
  paths: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const page = await weighPage(browser, origin + path);
    const text = await (await fetch(origin + path)).text();
    const document = measureHtml(text);
    findings.push(
      withTarget(`${name}, document`, document.html / kilobyte, 'KB', { max: maxHtmlKb[name] ?? maxOtherHtmlKb }),
      withoutTarget(`${name}, inline styles`, `${(document.styles / kilobyte).toFixed(1)} KB`),
      withTarget(`${name}, scripts`, page.page / kilobyte, 'KB', { max: maxScriptKb }),
      withTarget(`${name}, document with styles and scripts`, (document.html + page.page) / kilobyte, 'KB', {
        max: maxTotalKb,
      }),
      withTarget(`${name}, scripts of advertising`, page.advertising / kilobyte, 'KB', { max: maxAdvertisingKb }),
      withoutTarget(`${name}, library of house advertisements`, `${(page.library / kilobyte).toFixed(1)} KB`),
      withTarget(`${name}, styles`, page.styles / kilobyte, 'KB', { max: maxStyleKb }),
      withTarget(`${name}, fonts before the first paint`, page.fontsBeforePaint, 'files', { max: maxFontFiles }),
      withTarget(`${name}, fonts, also those of ads`, page.fonts / kilobyte, 'KB', { max: maxFontKb }),
      withTarget(`${name}, font files`, page.fontFiles, 'files', { max: maxFontFiles }),
    );
  }
  return findings;
};
