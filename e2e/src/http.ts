import { inject } from 'vitest';

/** An answer without its connection: what a test looks at. */
export type HttpResponse = { status: number; headers: Headers; text: string };

const limitMs = 90_000;

/** Asks once, as a client that follows no redirect and runs no script. The path goes out exactly as it is written. */
export const get = async (path: string, init: RequestInit = {}, origin = inject('origin')): Promise<HttpResponse> => {
  const answer = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(limitMs), ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** The address part of a Location header, which may be absolute. */
export const getLocation = ({ headers }: HttpResponse): string => {
  const { pathname, search } = new URL(headers.get('location') ?? '', 'http://nowhere.example');
  return pathname + search;
};

/** The text between the tags of a document's h1. */
export const getHeading = ({ text }: HttpResponse): string =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(text)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim() ?? '';
