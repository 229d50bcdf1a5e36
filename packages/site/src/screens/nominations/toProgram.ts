import { nominationFormPrefix } from '@masthead/content-rules/forms';
import { filterOpenLinks, hasModule, type Brand } from '@masthead/config';
import type { NominationProgramProps } from '@masthead/design-system';
import { programTexts } from '@masthead/texts/recognition';
import { getFormAction } from '../../content/forms/formFields';
import { formatDate } from '../../content/schedule';
import type { WireStream } from '../../content/story/wire';
import { href } from '../../routing/href';

type Program = Brand['recognition'][number];
type WireCall = Pick<WireStream['contents'][number], 'breadcrumb' | 'pubDate'>;

const dayMs = 86_400_000;
const closed = programTexts.closed;

/** The newest call for nominations of a program: the story whose primary category is `/tag/{directory}/`. */
const findCall = (calls: readonly WireCall[], { directory }: Program): WireCall | undefined =>
  calls
    .filter(({ breadcrumb }) => breadcrumb.some(({ uri }) => uri === `/tag/${directory}/`))
    .toSorted((a, b) => b.pubDate.localeCompare(a.pubDate))[0];

/** Whether nominations are open at `now`, and the sentence about the deadline. */
const getDeadline = (
  { timeZone }: Brand,
  openDays: number | undefined,
  call: WireCall | undefined,
  now: Date,
): { state: 'open' | 'closed'; text: string } => {
  if (openDays === undefined) return { state: 'open', text: programTexts.openAllYear };
  if (!call) return { state: 'closed', text: closed };
  const end = new Date(Date.parse(call.pubDate) + openDays * dayMs);
  return end > now
    ? { state: 'open', text: programTexts.close(formatDate(end.toISOString(), timeZone).text) }
    : { state: 'closed', text: closed };
};

/** A program of the nominations page. Without rules it accepts none; without the module it is silent. */
export const toProgram =
  (brand: Brand, calls: readonly WireCall[], now: Date) =>
  (program: Program): Omit<NominationProgramProps, 'headingLevel'> => {
    const { directory, name, description } = program;
    const hasNominations = hasModule(brand, 'nominations');
    const nomination = hasNominations ? program.nomination : undefined;
    const url = href('recognitionList', { directory });
    const deadline = nomination
      ? getDeadline(brand, nomination.openDays, findCall(calls, program), now)
      : ({ state: 'closed', text: closed } as const);
    return {
      id: directory,
      name,
      description,
      ...(hasNominations && { deadline: deadline.text }),
      rules: { categories: nomination?.categories ?? [], criteria: nomination?.criteria ?? [] },
      ...(nomination &&
        deadline.state === 'open' && {
          entry: {
            button: nomination.button,
            action: getFormAction(`${nominationFormPrefix}${directory}`, '/static/thank-you/'),
            label: programTexts.nominateFor(name),
            choices: nomination.categories,
            nomineeLabel: nomination.nomineeLabel,
            reasonLabel: nomination.reasonLabel,
          },
        }),
      links: filterOpenLinks(brand, [
        { title: programTexts.allProfiles, url },
        { title: programTexts.winners, url: `${url}?standing=winner` },
        { title: programTexts.finalists, url: `${url}?standing=finalist` },
      ]),
    };
  };
