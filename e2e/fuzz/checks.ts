import type { Gate } from './gate.ts';
import { send, type HttpInput } from './request.ts';
import type { Reply } from './response.ts';
import { ruleLimits, getStallMs, findViolation, type Violation } from './rules.ts';
import type { FuzzStack, Server } from './stack.ts';
import type { Victim } from './victim.ts';

/** The maxima of a run, confirmed with nothing else running. */
export type Maxima = {
  slowestMs: number;
  maxStallMs: number;
  maxRssMb: Record<Server, number>;
  /** A server that no longer responds: the run stops. */
  blocked?: Server;
};

export const createMaxima = (): Maxima => ({ slowestMs: 0, maxStallMs: 0, maxRssMb: { site: 0, provider: 0 } });

type Measured = { reply: Reply; stallMs: number; stalled: Server };

const measure = async ({ servers }: FuzzStack, input: HttpInput, maxima: Maxima): Promise<Measured> => {
  const reply = await send(input, servers[input.server].port);
  const [site, provider] = await Promise.all([servers.site.probe.report(), servers.provider.probe.report()]);
  maxima.maxRssMb.site = Math.max(maxima.maxRssMb.site, site.rssMb);
  maxima.maxRssMb.provider = Math.max(maxima.maxRssMb.provider, provider.rssMb);
  if (site.isBlocked) maxima.blocked = 'site';
  if (provider.isBlocked) maxima.blocked = 'provider';
  const [siteStall, providerStall] = [getStallMs(site), getStallMs(provider)];
  return siteStall >= providerStall
    ? { reply, stallMs: siteStall, stalled: 'site' }
    : { reply, stallMs: providerStall, stalled: 'provider' };
};

const timeViolation = ({ reply, stallMs, stalled }: Measured): Violation | undefined => {
  if (stallMs > ruleLimits.stallMs)
    return { rule: 'stall', detail: `the event loop of the ${stalled} was blocked for ${Math.round(stallMs)} ms` };
  return reply.durationMs > ruleLimits.responseMs
    ? { rule: 'slow', detail: `the response took ${Math.round(reply.durationMs)} ms` }
    : undefined;
};

/** A machine that is busy or collects garbage slows down single attempts, slow code every one. */
const maxAttempts = 3;

/** Measures a request with nothing else running, again where it was slow. Returns the last attempt. */
const measureAlone = async (stack: FuzzStack, input: HttpInput, maxima: Maxima, attempt = 1): Promise<Measured> => {
  // Work left over from earlier requests does not count.
  await Promise.all([stack.servers.site.probe.report(), stack.servers.provider.probe.report()]);
  const measured = await measure(stack, input, maxima);
  return timeViolation(measured) && !maxima.blocked && attempt < maxAttempts
    ? measureAlone(stack, input, maxima, attempt + 1)
    : measured;
};

/**
 * The check of one request: sends it, and measures the response and both event loops. What was slow is sent again with
 * nothing else running before it counts: the machine may have been busy, or the page's code not loaded yet.
 */
export const createCheck =
  (stack: FuzzStack, victim: Victim, gate: Gate, maxima: Maxima) =>
  async (input: HttpInput): Promise<Violation | undefined> => {
    if (maxima.blocked) return undefined;
    const first = await gate.shared(async () => {
      const measured = await measure(stack, input, maxima);
      return { measured, foreign: maxima.blocked ? undefined : await victim.visit(input) };
    });
    const violation = findViolation(first.measured.reply, input, victim.secrets) ?? first.foreign;
    if (violation) return violation;
    if (maxima.blocked) return timeViolation(first.measured);
    if (timeViolation(first.measured) === undefined) {
      maxima.slowestMs = Math.max(maxima.slowestMs, first.measured.reply.durationMs);
      maxima.maxStallMs = Math.max(maxima.maxStallMs, first.measured.stallMs);
      return undefined;
    }
    const alone = await gate.exclusive(() => measureAlone(stack, input, maxima));
    maxima.slowestMs = Math.max(maxima.slowestMs, alone.reply.durationMs);
    maxima.maxStallMs = Math.max(maxima.maxStallMs, alone.stallMs);
    return timeViolation(alone);
  };
