import { describe, expect, test } from 'vitest';
import { deferScripts } from '../pageCache/deferScripts.ts';
import { inlineScripts } from './inlineScripts.ts';
import { createIsSiteScript } from './siteScripts.ts';

const isOwn = createIsSiteScript(['show("Zürich")']);
const loaderFor = (file: string): string =>
  inlineScripts(deferScripts([`<body><script src="/_next/static/${file}" async=""></script></body>`]).join('')).at(
    -1,
  ) ?? '';

describe('inline scripts that the policy allows', () => {
  test.each([
    ['a script that a component writes', 'show("Zürich")'],
    ['the same in a cached page, which is ASCII', String.raw`show("Z\u00fcrich")`],
    ["data of Next's router", String.raw`self.__next_f.push([1,"a:\"\u003c/script\u003e\"\n"])`],
    ['the first of these calls', '(self.__next_f=self.__next_f||[]).push([0])'],
    [
      "Turbopack's start",
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});',
    ],
    ["urql's results", '(window[Symbol.for("urql_transport")] ??= []).push({"rehydrate":{"1":{"data":null}}})'],
    ['the loader of a cached page', loaderFor('chunks/a~1_b-2.js')],
  ])('%s', (_, code) => expect(isOwn(code)).toBe(true));

  test.each([
    ['injected code', 'alert(1)'],
    ['code after data', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['code in the data', 'self.__next_f.push([1,alert(1)])'],
    ['two calls', 'self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])'],
    ['code after a written script', 'show("Zürich");alert(1)'],
    ['code after the loader', `${loaderFor('a.js')};alert(1)`],
    ['a loader of another host', loaderFor('a.js').replace('/_next/static/a.js', '//evil.example/a.js')],
    ['a loader that leaves the folder', loaderFor('a.js').replace('static/a.js', 'static/../../images/a.js')],
    ['nothing', ''],
  ])('not %s', (_, code) => expect(isOwn(code)).toBe(false));
});
