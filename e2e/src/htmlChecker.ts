import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const jar = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);
const maxReportBytes = 10_000_000;

/** The process is too short for the second compiler, and for collecting garbage in several threads. */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

type Message = { type: string; subType?: string; message: string; extract?: string; lastLine?: number };

/** Whether this machine has the Java runtime that the checker needs. */
export const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** The checker does not know recent CSS; findings about styles are ignored. */
const withoutStyles = (html: string): string => html.replaceAll(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, '$1$2');

/** Returns the errors that the Nu HTML checker finds, each with the name of its document. */
export const findHtmlErrors = async (
  documents: Readonly<Record<string, string>>,
  folder: string,
): Promise<readonly string[]> => {
  const files = await Promise.all(
    Object.entries(documents).map(async ([name, html]) => {
      const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.html`);
      await writeFile(file, withoutStyles(html));
      return file;
    }),
  );
  const report = await new Promise<string>((resolve) => {
    // The checker exits with an error code when it finds errors; its report is read in both cases.
    execFile(
      'java',
      [...javaOptions, '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
      { maxBuffer: maxReportBytes },
      (_, stdout) => resolve(stdout),
    );
  });
  const { messages } = JSON.parse(report) as { messages: readonly (Message & { url: string })[] };
  return messages
    .filter(({ type }) => type !== 'info')
    .map(
      ({ url, message, lastLine, extract }) => `${path.basename(url)}:${lastLine ?? 0} ${message} | ${extract ?? ''}`,
    );
};
