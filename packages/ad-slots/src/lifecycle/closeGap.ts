/** Marks what stands around a closed slot and holds nothing else: style sheets that asked for it would ask at every element. */
export const closedAround = 'data-closed-around';

const frames: ReadonlySet<string> = new Set(['DIV', 'SECTION']);
/** A slot stands in a section of its own by one element between them. */
const deepest = 2;

/** Closes the elements that stand around a slot and hold nothing else; answers how to open them again. */
export const closeAround = (element: Element): (() => void) => {
  const closed: Element[] = [];
  for (
    let around = element.parentElement;
    around && closed.length < deepest && frames.has(around.tagName) && around.childElementCount === 1;
    around = around.parentElement
  ) {
    around.setAttribute(closedAround, '');
    closed.push(around);
  }
  return () => {
    for (const one of closed) one.removeAttribute(closedAround);
  };
};
