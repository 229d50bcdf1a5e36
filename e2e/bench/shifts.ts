import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { consentRefusedCookie } from '../src/consentRefused.ts';
import { getLinks, getPageKind } from '../src/crawl.ts';
import { collectShifts, recordShifts } from '../src/shifts.ts';
import { withTarget, type Finding } from './measure.ts';

const widths = [1280, 800, 390] as const;
const pieces = 40;
/** Longer than a frame, so that the browser paints between two pieces. */
const pauseMs = 40;
const maxShift = 0.01;
/** Pages with a shift below this value are left out of the table. */
const minShown = 0.001;

const sendInPieces = async (response: ServerResponse, document: Buffer): Promise<void> => {
  const size = Math.ceil(document.length / pieces);
  for (let start = 0; start < document.length; start += size) {
    response.write(document.subarray(start, start + size));
    await delay(pauseMs);
  }
  response.end();
};

/** A proxy in front of a site that sends documents in pieces, as they arrive on a slow network. */
const startPiecewiseProxy = async (site: string) => {
  const { hostname, port, host } = new URL(site);
  const server = createServer((incoming, response) => {
    const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
    const headers = { ...incoming.headers, host, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const forwarded = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      const { 'content-length': length, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isDocument || length === undefined ? others : answer.headers);
      if (isDocument) void buffer(answer).then((document) => sendInPieces(response, document));
      else answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** Feeds and files. */
const notHtml = /\/feed\/|\.\w+$/;

/** Returns one address of each kind of page that the home page, the site map or a page of a kind linked there links. */
const findPages = async (origin: string): Promise<readonly string[]> => {
  const pages = new Map<string, string>();
  const read = async (path: string): Promise<void> => {
    const links = getLinks(await (await fetch(origin + path)).text());
    for (const link of links)
      if (!link.includes('?') && !notHtml.test(link) && !pages.has(getPageKind(link)))
        pages.set(getPageKind(link), link);
  };
  for (const path of ['/', '/sitemap/']) await read(path);
  const linked = [...pages.values()];
  for (const path of linked) await read(path);
  return [...pages.values()];
};

const measureShift = async (browser: Browser, origin: string, path: string, width: number): Promise<number> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
  try {
    await context.addCookies([{ ...consentRefusedCookie, url: origin }]);
    const page = await context.newPage();
    await recordShifts(page);
    await page.goto(origin + path, { waitUntil: 'load' });
    const shifts = await collectShifts(page);
    return shifts.reduce((sum, { value }) => sum + value, 0);
  } finally {
    await context.close();
  }
};

/** Loads a page of each kind whose HTML arrives in pieces: how much of it moves, as cumulative layout shift. */
export const shifts = async (browser: Browser, site: string): Promise<readonly Finding[]> => {
  const proxy = await startPiecewiseProxy(site);
  try {
    const pages = await findPages(site);
    const values: { what: string; value: number }[] = [];
    for (const path of pages)
      for (const width of widths)
        values.push({ what: `${path}, ${width} px`, value: await measureShift(browser, proxy.origin, path, width) });
    const moved = values.filter(({ value }) => value >= minShown).toSorted((left, right) => right.value - left.value);
    return [
      ...moved.map(({ what, value }) => ({
        ...withTarget(what, value, '', { max: maxShift }),
        value: value.toFixed(4),
      })),
      { what: `others of ${values.length} loads`, value: `below ${minShown}`, target: '', met: '' as const },
    ];
  } finally {
    await proxy.close();
  }
};
