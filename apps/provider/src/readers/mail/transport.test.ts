import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { OutboxMail } from './outbox.ts';
import { createSmtpTransport } from './transport.ts';

const mail: OutboxMail = {
  id: 'one',
  kind: 'story',
  sender: { name: 'Gazette', address: 'no-reply@example.com' },
  recipient: 'reader@example.com',
  subject: 'A deal',
  text: 'Text',
  html: '<p>Text</p>',
  createdAt: new Date('2026-11-21T12:00:00Z'),
};

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => void (server ? server.close(resolve) : resolve())));

/**
 * A mail server without TLS, as an attacker between it and the provider makes it look. It records the commands it gets.
 */
const startWithoutTls = async () => {
  const seen: string[] = [];
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => (seen.push('AUTH'), done(null, { user: username })),
    onMailFrom: (_address, _session, done) => (seen.push('MAIL'), done()),
    onData: (stream, _session, done) => (stream.resume(), stream.on('end', () => (seen.push('DATA'), done()))),
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { seen, url: `smtp://user:secret@127.0.0.1:${(listening.address() as AddressInfo).port}` };
};

test('sends neither password nor mail to a server without STARTTLS when TLS is required, and retries later', async () => {
  const { seen, url } = await startWithoutTls();
  const transport = createSmtpTransport(url, { tls: 'required' });
  expect(await transport.deliver(mail)).toMatchObject({ kind: 'later' });
  expect(seen).toEqual([]);
  transport.close();
});

test('sends mail to a server without STARTTLS with opportunistic TLS', async () => {
  const { seen, url } = await startWithoutTls();
  const transport = createSmtpTransport(url, { tls: 'opportunistic' });
  expect(await transport.deliver(mail)).toEqual({ kind: 'sent' });
  expect(seen).toEqual(['AUTH', 'MAIL', 'DATA']);
  transport.close();
});
