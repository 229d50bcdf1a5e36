import { withTarget, median, withoutTarget, type Finding } from './measure.ts';
import { browserHeaders, requestInLoop } from './sendRequest.ts';

const measuredSeconds = 5;
const warmUpSeconds = 2;
const rounds = 3;
const minRatio = 0.8;
/** It is requested uncompressed, which costs its server least. */
const emptyPage = 'empty page';

/** Compares cached pages with an empty page of the same Next. Rounds alternate, so other load affects all. */
export const throughput = async (
  origin: string,
  floorOrigin: string,
  paths: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> => {
  const urls: readonly (readonly [string, string])[] = [
    [emptyPage, `${floorOrigin}/`],
    ...Object.entries(paths).map(([name, path]) => [name, origin + path] as const),
  ];
  const measured = new Map<string, number[]>();
  const measure = async (name: string, url: string, seconds: number): Promise<number> =>
    (await requestInLoop(url, name === emptyPage ? {} : browserHeaders, seconds)).perSecond;
  for (const [name, url] of urls) await measure(name, url, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of urls)
      measured.set(name, [...(measured.get(name) ?? []), await measure(name, url, measuredSeconds)]);
  }
  const of = (name: string): number => median(measured.get(name) ?? []);
  return urls.flatMap(([name]) => [
    withoutTarget(`${name}, cached`, `${of(name).toFixed(0)} requests/s`),
    ...(name === emptyPage
      ? []
      : [withTarget(`${name} against the empty page`, of(name) / of(emptyPage), '', { min: minRatio })]),
  ]);
};
