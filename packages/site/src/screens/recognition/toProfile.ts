import type { Link, Picture, ProfileItem } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { nominationScreenTexts, standingTexts } from '@masthead/texts/recognition';
import { knownImageSizes, toPicture } from '../../content/media/picture';
import { type Brand, hasModule } from '@masthead/config';
import { href } from '../../routing/href';

type WireSummary = QueryResultOf<'recognition-profile-list'>['getRecognitionProfileList']['profiles'][number];
type WireHonors = Pick<WireSummary, 'risingStar' | 'awards'>;

/** The portrait of a person in the size that the content service renders; undefined without one. */
export const toPortrait = (uri: string | null | undefined, name: string): Picture | undefined =>
  uri ? toPicture({ uri, ...knownImageSizes.portrait }, { alt: standingTexts.portrait(name) }) : undefined;

/** Honors of a person, highest first: winner, finalist, rising star (§3, Recognition profile). */
export const getHonors = ({ awards, risingStar }: WireHonors): string[] => [
  ...(awards.some(({ winner }) => winner)
    ? [standingTexts.winner]
    : awards.some(({ finalist }) => finalist)
      ? [standingTexts.finalist]
      : []),
  ...(risingStar ? [standingTexts.risingStar] : []),
];

const joinDefined = (parts: readonly (string | number | null | undefined)[], glue: string): string =>
  parts.filter(Boolean).join(glue);

export const toProfileItem = (wire: WireSummary): ProfileItem => {
  const portrait = toPortrait(wire.proPhoto, wire.proName);
  const segments = [...new Set(wire.awards.flatMap(({ marketSegment }) => marketSegment ?? []))];
  const position = joinDefined([wire.title, wire.firm], ', ');
  return {
    name: wire.proName,
    url: wire.docUri,
    honors: getHonors(wire),
    detail: joinDefined([...segments, wire.publishedYear], ' · '),
    ...(portrait && { portrait }),
    ...(position && { position }),
  };
};

/** The page of recognition programs: `/recognition/` where the publication has no nominations. */
export const getNominationsLink = (brand: Pick<Brand, 'hiddenModules'>): Link =>
  hasModule(brand, 'nominations')
    ? { title: nominationScreenTexts.nominations, url: href('nominations', {}) }
    : { title: nominationScreenTexts.recognition, url: href('recognition', {}) };
