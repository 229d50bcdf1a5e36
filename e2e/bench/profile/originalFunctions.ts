import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A function in the source of a program. The file of a native function is empty. */
export type OriginalFunction = { file: string; name: string };

/** The beginning of a function in compiled code, as V8 reports it: lines and columns are counted from 0. */
export type CallFrame = { functionName: string; url: string; lineNumber: number; columnNumber: number };

type Lookup = (frame: CallFrame) => OriginalFunction | undefined;

const declaration = /\bfunction\*? (\w+)\(/;

const readSourceMap = (mapFile: string): Lookup => {
  const payload = JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload;
  const map = new SourceMap(payload);
  // The maps of some packages name their sources without containing them.
  const contents = payload.sourcesContent as SourceMapPayload['sourcesContent'] | undefined;
  const lines = new Map(payload.sources.map((source, index) => [source, contents?.[index]?.split('\n')] as const));
  return ({ functionName, lineNumber, columnNumber }) => {
    const entry = map.findEntry(lineNumber, columnNumber);
    if (!('originalSource' in entry)) return undefined;
    const line = lines.get(entry.originalSource)?.[entry.originalLine] ?? '';
    return { file: decodeURIComponent(entry.originalSource), name: declaration.exec(line)?.[1] ?? functionName };
  };
};

/**
 * Creates a function that finds functions of bundled and minified code in their sources, by the source maps beside the
 * code.
 */
export const createFunctionFinder = (): ((frame: CallFrame) => OriginalFunction) => {
  const lookups = new Map<string, Lookup | undefined>();
  return (frame) => {
    const file = frame.url.startsWith('file:') ? fileURLToPath(frame.url) : frame.url;
    if (!lookups.has(file)) {
      const mapFile = `${file}.map`;
      lookups.set(file, existsSync(mapFile) ? readSourceMap(mapFile) : undefined);
    }
    return lookups.get(file)?.(frame) ?? { file, name: frame.functionName };
  };
};
