import { inRoot } from '@masthead/scripts/paths';
import { fork, type ChildProcess } from 'node:child_process';
import { runCampaign, type CampaignOptions, type CampaignResult } from './campaign.ts';
import type { Gate } from './gate.ts';
import { ruleLimits, type Violation } from './rules.ts';
import { contentInputs, type ContentInput } from './targets/contentFiles.ts';

export const contentTargetName = 'content';

/** What the process of the provider sends back (apps/provider/test/support/contentProcess.ts). */
export type ContentReply = {
  outcome: 'accepted' | 'refused' | 'crashed';
  message: string;
  html: string;
  ranCode: boolean;
};

/** Enough memory for the whole sample content; a file that needs more is hostile. */
const heapMb = 256;
const hangMs = 10_000;

const unquoted = (tag: string): string => tag.replaceAll(/"[^"]*"/g, '""');

/** Active content in sanitized HTML: event handlers, scripts, frames and script URLs. */
export const activeMarkupIn = (html: string): string | undefined => {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  const active = tags.find(
    (tag) =>
      /^<(?:script|iframe|object|embed|base|meta|link|style|svg|math)\b/i.test(tag) ||
      /\s(?:on\w+|style|srcdoc)\s*=/i.test(unquoted(tag)),
  );
  const address = /(?:href|src|action)="(?:javascript|data|vbscript|\/\/)[^"]*"/i.exec(
    html.replaceAll(/&#\w+;|\s/g, ''),
  )?.[0];
  const foreignForm = /<form[^>]*action="(?!\/(?!\/))[^"]*"/i.exec(html)?.[0];
  return active ?? address ?? foreignForm;
};

/** The property that a file breaks: it was executed, it crashed the reader, or its HTML has active content. */
export const contentViolation = ({ outcome, message, html, ranCode }: ContentReply): Violation | undefined => {
  if (ranCode) return { rule: 'code execution', detail: 'front matter was executed' };
  if (outcome === 'crashed') return { rule: 'crash', detail: message.slice(0, 400) };
  const active = activeMarkupIn(html);
  return active === undefined ? undefined : { rule: 'active markup', detail: active.slice(0, 200) };
};

type Measured = { violation: Violation | undefined; durationMs: number };

/** A process that reads content files, started again after a file has ended it. */
const createReader = () => {
  let child: ChildProcess | undefined;
  const start = (): ChildProcess =>
    fork(inRoot('apps/provider/test/support/contentProcess.ts'), {
      execArgv: [`--max-old-space-size=${heapMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  const stop = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const read = async ({ kind, bytes }: ContentInput): Promise<Measured> => {
    const reader = (child ??= start());
    const startedAt = performance.now();
    const violation = await new Promise<Violation | undefined>((resolve) => {
      const timer = setTimeout(
        () => resolve({ rule: 'hang', detail: `the content reader was still busy after ${hangMs} ms` }),
        hangMs,
      );
      const finish = (found: Violation | undefined): void => {
        clearTimeout(timer);
        reader.removeAllListeners();
        resolve(found);
      };
      reader.once('message', (reply) => finish(contentViolation(reply as ContentReply)));
      reader.once('exit', (code, signal) =>
        finish({ rule: 'crash', detail: `the content reader ended with ${signal ?? code}: out of ${heapMb} MB` }),
      );
      reader.send({ kind, bytes: bytes.toString('base64') });
    });
    // A process that has executed a file, hangs or has ended cannot check the next one.
    if (violation) stop();
    return { violation, durationMs: performance.now() - startedAt };
  };
  return { read, stop };
};

const describe = ({ kind, bytes }: ContentInput): string => {
  const text = bytes.toString('utf8');
  return `${kind} of ${bytes.length} bytes: ${JSON.stringify(text.slice(0, 300))}${text.length > 300 ? '…' : ''}`;
};

/** Runs hostile content files through the provider's own reader. */
export const runContentCampaign = async (
  runs: number,
  options: CampaignOptions,
  gate: Gate,
): Promise<CampaignResult> => {
  const reader = createReader();
  const check = async (input: ContentInput): Promise<Violation | undefined> => {
    const first = await gate.shared(() => reader.read(input));
    if (first.violation || first.durationMs <= ruleLimits.responseMs) return first.violation;
    const alone = await gate.exclusive(() => reader.read(input));
    return (
      alone.violation ??
      (alone.durationMs > ruleLimits.responseMs
        ? { rule: 'slow', detail: `reading took ${Math.round(alone.durationMs)} ms` }
        : undefined)
    );
  };
  try {
    return await runCampaign({ name: contentTargetName, inputs: contentInputs, runs, check, describe }, options);
  } finally {
    reader.stop();
  }
};
