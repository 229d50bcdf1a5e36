import { labels, getLandmarkName } from '../table/labels';
import { getDefinition, type SlotName } from '../table/slots';
import { classesOf, from as fromWidth, label } from './AdSlot.css';

export type AdSlotProps = {
  name: SlotName;
  /** Viewports it stands in; `large` begins at 1024 px. */
  from?: keyof typeof fromWidth;
  /** `group`: inside a landmark such as a side column, which may hold no other of its kind. */
  as?: 'landmark' | 'group';
};

/**
 * The place of an advertisement: a labelled frame with the space of the slot's largest size, empty until the lifecycle
 * fills it. A page has one of each name at most.
 */
export const AdSlot = ({ name, from = 'small', as = 'landmark' }: AdSlotProps) => {
  const definition = getDefinition(name);
  const { frame, room } = classesOf[name];
  const content = (
    <>
      <p className={label[definition.kind === 'native' ? 'left' : 'middle']} data-label="">
        {labels[definition.kind]}
      </p>
      <div className={room} data-room="" />
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
