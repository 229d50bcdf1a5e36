import { describe, expect, test } from 'vitest';
import { deferScripts } from '../pageCache/deferScripts.ts';
import { inlineScripts } from './inlineScripts.ts';
import { createIsSiteScript } from './siteScripts.ts';

const isSiteScript = createIsSiteScript(['show("Zürich")']);
const createLoader = (file: string): string =>
  inlineScripts(deferScripts([`<body><script src="/_next/static/${file}" async=""></script></body>`]).join('')).at(
    -1,
  ) ?? '';

describe('the policy for inline scripts', () => {
  test.each([
    ['a script of a component', 'show("Zürich")'],
    ['the same script in a cached page, where it is ASCII', String.raw`show("Z\u00fcrich")`],
    ["the data of Next's router", String.raw`self.__next_f.push([1,"a:\"\u003c/script\u003e\"\n"])`],
    ['the first call of Next’s router', '(self.__next_f=self.__next_f||[]).push([0])'],
    [
      'the start of Turbopack',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});',
    ],
    ['the results of urql', '(window[Symbol.for("urql_transport")] ??= []).push({"rehydrate":{"1":{"data":null}}})'],
    ['the loader of a cached page', createLoader('chunks/a~1_b-2.js')],
  ])('allows %s', (_, code) => expect(isSiteScript(code)).toBe(true));

  test.each([
    ['injected code', 'alert(1)'],
    ['code after data', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['code in the data', 'self.__next_f.push([1,alert(1)])'],
    ['two calls', 'self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])'],
    ['code after a script of a component', 'show("Zürich");alert(1)'],
    ['code after the loader', `${createLoader('a.js')};alert(1)`],
    ['a loader of another host', createLoader('a.js').replace('/_next/static/a.js', '//evil.example/a.js')],
    ['a loader that leaves the folder', createLoader('a.js').replace('static/a.js', 'static/../../images/a.js')],
    ['an empty script', ''],
  ])('rejects %s', (_, code) => expect(isSiteScript(code)).toBe(false));
});
