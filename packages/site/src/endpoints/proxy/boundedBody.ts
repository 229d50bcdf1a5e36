/** The body of a request, up to so many bytes; undefined where there is more. Reading stops there. */
export const boundedBody = async (
  request: Request,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    body.set(part, offset);
    offset += part.length;
  }
  return body;
};
