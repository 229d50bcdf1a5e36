import { getDefinition, getArticleSlots, logoSet, type Block, type SlotName } from '@masthead/ad-slots';
import { Section, type Insert } from '@masthead/design-system';
import type { PageIdentity } from '../../framework/pageContext';
import { band, logos, row, rowInColumn, rowStory, sponsor } from './look.css';
import { pageAds } from './pageAds';
import { aroundSlot, hasSlot, PageSlot } from './PageSlot';

type PageProps = { page: PageIdentity };

type RowProps = PageProps & { name: SlotName };

const SlotRow = ({ className, name, page }: RowProps & { className: string }) =>
  hasSlot(page, name) ? (
    <div className={className} {...aroundSlot(page, name)}>
      <PageSlot page={page} name={name} />
    </div>
  ) : null;

/** The leaderboard above the header (§2.6, standard page). */
export const Leaderboard = ({ page }: PageProps) => <SlotRow className={band} page={page} name="horiz1" />;

/** A slot in full width between sections. */
export const AdRow = (props: RowProps) => <SlotRow className={row} {...props} />;

/** A slot between two parts of a column. */
export const AdRowInColumn = (props: RowProps) => <SlotRow className={rowInColumn} {...props} />;

/** The slot before the footer: `horiz3` in the two-column layout, otherwise `footer` (§2.6). */
export const ClosingAd = ({ page }: PageProps) => {
  const { layout, slots } = pageAds(page);
  return <AdRow page={page} name={layout === 'two-column' && slots.has('horiz3') ? 'horiz3' : 'footer'} />;
};

/** A slot of the rail, without a landmark because the rail is one. */
export const RailAd = ({
  name,
  minViewport = 'small',
  page,
}: PageProps & { name: SlotName; minViewport?: 'small' | 'large' }) => (
  <PageSlot page={page} name={name} minViewport={minViewport} as="group" />
);

/** Slots between the blocks of an article, at the positions of `getArticleSlots`. */
export const articleInserts = (
  page: PageIdentity,
  { blocks, players }: { blocks: readonly Block[]; players: readonly { after: number }[] },
): Insert[] =>
  getArticleSlots(blocks, players)
    .filter(({ slot }) => hasSlot(page, slot))
    .map(({ after, slot }) => ({
      after,
      node: <PageSlot key={slot} page={page} name={slot} />,
      around: aroundSlot(page, slot),
    }));

export const listInsert = (page: PageIdentity, name: SlotName, after: number): Insert[] =>
  hasSlot(page, name)
    ? [
        {
          after,
          around: aroundSlot(page, name),
          node: (
            <div className={getDefinition(name).kind === 'native' ? rowStory : undefined} {...aroundSlot(page, name)}>
              <PageSlot page={page} name={name} />
            </div>
          ),
        },
      ]
    : [];

export const PartnerLogos = ({ page }: PageProps) => {
  const visible = logoSet.filter((name) => hasSlot(page, name));
  return visible.length > 0 ? (
    <div className={logos}>
      {visible.map((name) => (
        <PageSlot key={name} page={page} name={name} />
      ))}
    </div>
  ) : null;
};

/** A section's sponsor: logo and strip below its title. */
export const SponsoredHead = ({ page }: PageProps) => {
  const { slots } = pageAds(page);
  return slots.has('es_pushdown') || slots.has('es_logo_pushdown') ? (
    <div className={sponsor} {...aroundSlot(page, 'es_pushdown')}>
      <PageSlot page={page} name="es_logo_pushdown" />
      <PageSlot page={page} name="es_pushdown" />
    </div>
  ) : null;
};

/** A section of sponsored stories, labeled as such by the slot. */
export const SponsoredStories = ({ page }: PageProps) =>
  hasSlot(page, 'native_collection') ? (
    <div {...aroundSlot(page, 'native_collection')}>
      <Section>
        <PageSlot page={page} name="native_collection" />
      </Section>
    </div>
  ) : null;
