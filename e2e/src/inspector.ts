import { variables } from '@masthead/scripts/env';
import { StartError } from '@masthead/scripts/errors';
import { untilReady } from '@masthead/scripts/ready';
import { freePort } from '@masthead/process/ports';
import type { Service } from '@masthead/scripts/service';
import { readMainProcessId } from './processes.ts';

/** A connection to the inspector of a running process (Chrome DevTools Protocol). */
export type Inspector = {
  /** Calls a method. @throws Error with the inspector's message if it fails */
  call: <Result>(method: string, parameters?: Readonly<Record<string, unknown>>) => Promise<Result>;
  close: () => void;
};

/** The inspector's port of a service. Pass `env` when it is started; nothing listens until it is inspected. */
export const createInspectorPort = async (): Promise<{ port: number; env: Readonly<Record<string, string>> }> => {
  const port = await freePort();
  return { port, env: { NODE_OPTIONS: `${variables.NODE_OPTIONS ?? ''} --inspect-port=${port}`.trim() } };
};

type Message = { id?: number; result?: unknown; error?: { message: string } };

/** Turns on the inspector of a service with the environment of `createInspectorPort`, and connects to it. */
export const connectInspector = async (service: Service, port: number): Promise<Inspector> => {
  // Node starts its inspector on this signal.
  process.kill(readMainProcessId(service), 'SIGUSR1');
  const list = `http://127.0.0.1:${port}/json/list`;
  await untilReady(service, list);
  const [target] = (await (await fetch(list)).json()) as readonly { webSocketDebuggerUrl: string }[];
  if (!target) throw new StartError(`${service.name} has no inspector on port ${port}.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => resolve());
  socket.addEventListener('error', () =>
    reject(new StartError(`The inspector of ${service.name} refuses connections.`)),
  );
  await opened;
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error } = JSON.parse(String(data)) as Message;
    const call = pending.get(id);
    pending.delete(id);
    if (error) call?.reject(new Error(`The inspector of ${service.name}: ${error.message}`));
    else call?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const call of pending.values()) call.reject(new StartError(`${service.name} closed its inspector.`));
  });
  let lastId = 0;
  return {
    call: <Result>(method: string, parameters = {}) => {
      const call = Promise.withResolvers<unknown>();
      lastId += 1;
      pending.set(lastId, call);
      socket.send(JSON.stringify({ id: lastId, method, params: parameters }));
      return call.promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
};
