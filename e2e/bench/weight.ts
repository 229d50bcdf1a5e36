import type { Browser } from 'playwright-core';
import { findLargestRows, measureHtml } from '../src/htmlWeight.ts';
import { weighPage } from '../src/pageWeight.ts';
import { withTarget, withoutTarget, type Finding } from './measure.ts';

const kilobyte = 1_000;
const maxScriptKb = 20;
const maxAdvertisingKb = 8;
const maxStyleKb = 20;
const maxFontFiles = 2;
const maxFontKb = 70;
/** Goals of documents. `budgets.json` has what they weigh today, which tests hold. */
const maxHtmlKb: Readonly<Record<string, number>> = { home: 28 };
const maxOtherHtmlKb = 20;
const maxInlineStyleKb = 8;
const maxPayloadKb = 12;
const maxRows = 10;

/**
 * Measures the document and the largest rows of its payload, scripts beyond those of the empty page, scripts of
 * advertising, styles and fonts (gzip).
 */
export const weight = async (
  browser: Browser,
  origin: string,
  floorOrigin: string,
  paths: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> => {
  const floor = await weighPage(browser, `${floorOrigin}/`, 'empty page');
  const findings: Finding[] = [withoutTarget('empty page, scripts', `${(floor.page / kilobyte).toFixed(1)} KB`)];
  for (const [name, path] of Object.entries(paths)) {
    const page = await weighPage(browser, origin + path);
    const text = await (await fetch(origin + path)).text();
    const document = measureHtml(text);
    findings.push(
      withTarget(`${name}, document`, document.html / kilobyte, 'KB', { max: maxHtmlKb[name] ?? maxOtherHtmlKb }),
      withTarget(`${name}, inline styles`, document.styles / kilobyte, 'KB', { max: maxInlineStyleKb }),
      withTarget(`${name}, payload of React`, document.payload / kilobyte, 'KB', { max: maxPayloadKb }),
      ...findLargestRows(text, maxRows).map(({ beginning, bytes }) =>
        withoutTarget(`${name}, row of the payload: ${beginning}`, `${bytes} bytes`),
      ),
      withTarget(`${name}, scripts above the empty page`, (page.page - floor.page) / kilobyte, 'KB', {
        max: maxScriptKb,
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
