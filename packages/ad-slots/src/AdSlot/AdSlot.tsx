import { labels, getLandmarkName } from '../table/labels';
import { getDefinition, type SlotName } from '../table/slots';
import { slotClasses, from as fromWidth, label } from './AdSlot.css';

/** Props of `AdSlot`. */
export type AdSlotProps = {
  name: SlotName;
  /** Smallest viewport that shows the slot; `large` begins at 1024 px. */
  from?: keyof typeof fromWidth;
  /** `group`: inside a landmark such as the rail, which may contain no other of its kind. */
  as?: 'landmark' | 'group';
};

/**
 * The container of an ad: a labeled frame with the space of the slot's largest size, empty until the lifecycle fills it
 * (SPEC §9). A page has at most one of each name.
 */
export const AdSlot = ({ name, from = 'small', as = 'landmark' }: AdSlotProps) => {
  const definition = getDefinition(name);
  const { frame, space } = slotClasses[name];
  const content = (
    <>
      <p className={label[definition.kind === 'native' ? 'left' : 'middle']} data-label="">
        {labels[definition.kind]}
      </p>
      <div className={space} data-creative="" />
    </>
  );
  const props = {
    className: [frame, fromWidth[from]].filter(Boolean).join(' '),
    'data-slot': name,
    'aria-label': getLandmarkName(definition),
    children: content,
  };
  return as === 'landmark' ? <aside {...props} /> : <div role="group" {...props} />;
};
