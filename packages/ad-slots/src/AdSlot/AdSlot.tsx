import type { HouseAdRule } from '../page/houseAds';
import { getLabel, getLandmarkName } from '../table/labels';
import { getDefinition, type SlotName } from '../table/slots';
import { slotClasses, minViewportClasses, labelStyles } from './AdSlot.css';

/** Props of `AdSlot`. */
export type AdSlotProps = {
  name: SlotName;
  /** The slot is hidden on smaller viewports; `large` begins at 1024 px. */
  minViewport?: keyof typeof minViewportClasses;
  /** `group`: inside a landmark such as the rail, which may contain no other of its kind. */
  as?: 'landmark' | 'group';
  /** Label of the publication's own creatives, where the slot has no others. */
  houseLabel?: string | undefined;
  /** Whether the slot may show a house ad (`getHouseAdRule`). */
  houseAds?: HouseAdRule;
  /** `closed`: has no ad on this page and takes no space. */
  state?: 'open' | 'closed';
};

/**
 * The container of an ad: a labeled frame with the reserved space of the slot, empty until the lifecycle fills it
 * (§9). A page contains a slot at most once.
 */
export const AdSlot = ({
  name,
  minViewport = 'small',
  as = 'landmark',
  houseLabel,
  houseAds = 'allowed',
  state = 'open',
}: AdSlotProps) => {
  const definition = getDefinition(name);
  const { frame, creativeBox } = slotClasses[name];
  const content = (
    <>
      <p className={labelStyles[definition.kind === 'native' ? 'leftAligned' : 'centered']} data-label="">
        {getLabel(definition, houseLabel)}
      </p>
      <div className={creativeBox} data-creative="" />
    </>
  );
  const props = {
    className: [frame, minViewportClasses[minViewport]].filter(Boolean).join(' '),
    'data-slot': name,
    'data-house': houseAds === 'none' ? houseAds : undefined,
    'data-state': state === 'closed' ? state : undefined,
    'aria-label': getLandmarkName(definition, houseLabel),
    children: content,
  };
  return as === 'landmark' ? <aside {...props} /> : <div role="group" {...props} />;
};
