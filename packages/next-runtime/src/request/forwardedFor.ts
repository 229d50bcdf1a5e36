import type { IncomingMessage } from 'node:http';

/**
 * Adds who has connected to what the request says of its way, as every proxy does: services count by it how often
 * somebody tries. Without this a reader could write any address into the header and be somebody else each time.
 */
export const appendForwardedFor = ({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }): void => {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
};
