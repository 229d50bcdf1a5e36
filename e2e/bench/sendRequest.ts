import { StartError } from '@masthead/scripts/errors';
import { type Agent, get, type OutgoingHttpHeaders } from 'node:http';

/** Request headers of browsers. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' };

/** Sends one request and discards the body: decoding it would measure the client. @throws StartError unless the status is 200 */
export const sendRequest = (url: string, headers: OutgoingHttpHeaders, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new StartError(`${url} returned ${response.statusCode} under load.`));
      response.on('error', reject).on('end', resolve).resume();
    }).on('error', reject);
  });
