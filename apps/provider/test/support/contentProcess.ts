// A process that reads hostile content files for the fuzz run (e2e/fuzz/content.ts): what hangs or fills the memory
// ends this process and nothing else. It gets a file as a message and sends back what the content reader made of it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toBody } from '../../src/content/files/bodyBlocks.ts';
import { maxNesting, measureNesting } from '../../src/content/files/nesting.ts';
import { ContentError, readContent } from '../../src/content/files/readContent.ts';
import { preparePage } from '../../src/content/files/staticPage.ts';

/** A content file as bytes in base64, or HTML of a static page. */
type ContentRequest = { kind: 'article' | 'page'; bytes: string };
/** `refused` names the errors of the file; `html` is what a page would show of it. */
type ContentReply = { outcome: 'accepted' | 'refused' | 'crashed'; message: string; html: string; ranCode: boolean };

const directory = mkdtempSync(path.join(tmpdir(), 'masthead-content-'));
mkdirSync(path.join(directory, 'articles'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
process.on('disconnect', () => process.exit(0));

/** Set by front matter that was executed instead of read. */
const ranCode = (): boolean => 'fuzzRanCode' in globalThis;

const readArticle = async (bytes: Buffer): Promise<Omit<ContentReply, 'ranCode'>> => {
  writeFileSync(path.join(directory, 'articles/article.md'), bytes);
  const text = bytes.toString('utf8');
  // The schema refuses deeper texts before they are rendered.
  const html = measureNesting(text) > maxNesting ? '' : toBody(text).blocks.join('\n');
  try {
    await readContent(directory);
    return { outcome: 'accepted', message: '', html };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {
      outcome: 'refused',
      message: error.issues
        .filter(({ file }) => file.startsWith('articles/'))
        .map(({ message }) => message)
        .join('; ')
        .slice(0, 2_000),
      html,
    };
  }
};

const respond = async ({ kind, bytes }: ContentRequest): Promise<ContentReply> => {
  const content = Buffer.from(bytes, 'base64');
  try {
    const reply =
      kind === 'article'
        ? await readArticle(content)
        : { outcome: 'accepted' as const, message: '', html: preparePage(content.toString('utf8')) };
    return { ...reply, ranCode: ranCode() };
  } catch (error) {
    return {
      outcome: 'crashed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      html: '',
      ranCode: ranCode(),
    };
  }
};

process.on('message', (request: ContentRequest) => {
  void respond(request).then((reply) => process.send?.(reply));
});
