import { getDefinition, getArticleSlots, logoSet, type Block, type SlotName } from '@masthead/ad-slots';
import { Section, type Insert } from '@masthead/design-system';
import type { PageIdentity } from '../../framework/pageContext';
import { band, logos, row, rowInColumn, rowStory, sponsor } from './look.css';
import { pageAds } from './pageAds';
import { hasSlot, PageSlot } from './PageSlot';

type PageProps = { page: PageIdentity };

/** The leaderboard above the header (SPEC §2.6, standard page). */
export const Leaderboard = ({ page }: PageProps) =>
  hasSlot(page, 'horiz1') ? (
    <div className={band}>
      <PageSlot page={page} name="horiz1" />
    </div>
  ) : null;

/** A slot across the page between sections. */
export const AdRow = ({ name, page }: PageProps & { name: SlotName }) =>
  hasSlot(page, name) ? (
    <div className={row}>
      <PageSlot page={page} name={name} />
    </div>
  ) : null;

/** A slot in a column, between two of its parts. */
export const AdRowInColumn = ({ name, page }: PageProps & { name: SlotName }) =>
  hasSlot(page, name) ? (
    <div className={rowInColumn}>
      <PageSlot page={page} name={name} />
    </div>
  ) : null;

/** The slot before the footer: the one of the two-column layout, or that of all others (SPEC §2.6). */
export const ClosingAd = ({ page }: PageProps) => {
  const { layout, slots } = pageAds(page);
  return <AdRow page={page} name={layout === 'two-column' && slots.has('horiz3') ? 'horiz3' : 'footer'} />;
};

/** A slot of the side column: the column is a landmark already. */
export const RailAd = ({ name, from = 'small', page }: PageProps & { name: SlotName; from?: 'small' | 'large' }) => (
  <PageSlot page={page} name={name} from={from} as="group" />
);

/** Slots between the blocks of an article, at the places that the rule finds. */
export const articleInserts = (page: PageIdentity, blocks: readonly Block[]): Insert[] =>
  getArticleSlots(blocks)
    .filter(({ slot }) => hasSlot(page, slot))
    .map(({ after, slot }) => ({ after, node: <PageSlot key={slot} page={page} name={slot} /> }));

/** A slot after a row of a list. */
export const listInsert = (page: PageIdentity, name: SlotName, after: number): Insert[] =>
  hasSlot(page, name)
    ? [
        {
          after,
          node: (
            <div className={getDefinition(name).kind === 'native' ? rowStory : undefined}>
              <PageSlot page={page} name={name} />
            </div>
          ),
        },
      ]
    : [];

/** Logos of the partners of a directory. */
export const PartnerLogos = ({ page }: PageProps) => {
  const shown = logoSet.filter((name) => hasSlot(page, name));
  return shown.length > 0 ? (
    <div className={logos}>
      {shown.map((name) => (
        <PageSlot key={name} page={page} name={name} />
      ))}
    </div>
  ) : null;
};

/** A section's sponsor: the logo and the strip that stand under its title. */
export const SponsoredHead = ({ page }: PageProps) => {
  const { slots } = pageAds(page);
  return slots.has('es_pushdown') || slots.has('es_logo_pushdown') ? (
    <div className={sponsor}>
      <PageSlot page={page} name="es_logo_pushdown" />
      <PageSlot page={page} name="es_pushdown" />
    </div>
  ) : null;
};

/** Sponsored stories in a section of their own, marked as what they are. */
export const SponsoredStories = ({ page }: PageProps) =>
  hasSlot(page, 'native_collection') ? (
    <Section>
      <PageSlot page={page} name="native_collection" />
    </Section>
  ) : null;
