import { createHmac } from 'node:crypto';

/** Purges the pages and query results with a tag from a site, as a content system does. Returns the status. */
export const purge = async (origin: string, tag: string, secret: string): Promise<number> => {
  const [time, body] = [String(Date.now()), JSON.stringify({ tags: [tag] })];
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const response = await fetch(`${origin}/api/purge/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-purge-time': time, 'x-purge-signature': signature },
  });
  await response.arrayBuffer();
  return response.status;
};
