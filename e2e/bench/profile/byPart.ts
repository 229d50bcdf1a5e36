import type { ProfiledCall } from './cpuProfile.ts';
import { createFunctionFinder, type OriginalFunction } from './originalFunctions.ts';
import { unattributed, type Parts } from './parts.ts';

/** Processor time by part, in ms. */
export type TimeByPart = ReadonlyMap<string, number>;

/** Returns a call and its callers, the innermost first. */
const listStack = (call: ProfiledCall): readonly ProfiledCall[] => {
  const stack: ProfiledCall[] = [];
  for (let next: ProfiledCall | undefined = call; next; next = next.caller) stack.push(next);
  return stack;
};

/** Returns the part of the first function of a stack that has one. */
const findPart = (stack: readonly OriginalFunction[], parts: Parts): string => {
  for (const list of [parts.rules, parts.otherRules])
    for (const [index, { file, name }] of stack.entries()) {
      const rule = list.find((one) => one.file.test(file) && (one.name?.test(name) ?? true));
      if (rule?.divided) return `${rule.part} (${findPart(stack.slice(index + 1), parts)})`;
      if (rule) return rule.part;
    }
  return unattributed;
};

/** Divides the processor time of a main thread among the parts of its work, by a profile. */
export const divideByPart = (calls: readonly ProfiledCall[], parts: Parts, processorMs: number): TimeByPart => {
  const findFunction = createFunctionFinder();
  const clockMs = calls.reduce((sum, { selfMs }) => sum + selfMs, 0);
  const times = new Map<string, number>();
  for (const call of calls) {
    const stack = listStack(call).map(({ frame }) => findFunction(frame));
    const part = findPart(stack, parts);
    times.set(part, (times.get(part) ?? 0) + (call.selfMs / clockMs) * processorMs);
  }
  return times;
};
