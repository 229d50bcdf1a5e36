import type { Generated } from 'kysely';
import type { Day, Defaulted, JsonList } from './columns.ts';

export type Award = {
  awardNomination?: string | null;
  winner: boolean;
  marketSegment?: string | null;
  finalist: boolean;
  awardImpactStatement?: string | null;
};
export type QuestionAnswer = { question: string; answer: string };
/** A link on a profile to a video, webcast or white paper. */
export type ProfileLink = { title: string; uri: string; image?: string | null };

export type RecognitionProfilesTable = {
  id: Generated<number>;
  siteId: number;
  directory: string;
  docName: string;
  docUri: string;
  entryId: string;
  date: Day | null;
  publishedYear: number;
  title: string | null;
  status: string | null;
  role: string | null;
  proName: string;
  proPhoto: string | null;
  proEmail: string | null;
  proLinkedIn: string | null;
  proLocation: string | null;
  proCountryCode: string | null;
  pronouns: string | null;
  phone: string | null;
  aboutMe: string | null;
  firmName: string | null;
  firmLink: string | null;
  companyLogo: string | null;
  profileUrl: string | null;
  membershipType: string | null;
  risingStar: Defaulted<boolean>;
  /** These four columns are derived from `awards` for the filters of the list; `toRecognitionRow` sets them. */
  winner: Defaulted<boolean>;
  finalist: Defaulted<boolean>;
  segments: Defaulted<string[]>;
  awardNames: Defaulted<string[]>;
  eventsAttended: Defaulted<string[]>;
  industries: Defaulted<string[]>;
  awards: JsonList<Award>;
  qAndA: JsonList<QuestionAnswer>;
  videos: JsonList<ProfileLink>;
  webCasts: JsonList<ProfileLink>;
  whitePapers: JsonList<ProfileLink>;
};
