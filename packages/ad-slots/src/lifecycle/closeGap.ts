/** Marks wrappers of a closed slot. Style sheets use the attribute because `:has()` would be evaluated for every element. */
export const closedWrapper = 'data-closed-around';

const wrapperTags: ReadonlySet<string> = new Set(['DIV', 'SECTION']);
/** A slot in a section of its own has one element between the two. */
const maxWrappers = 2;

/** Closes the wrappers that contain nothing but this slot. Returns a function that opens them again. */
export const closeWrappers = (element: Element): (() => void) => {
  const closed: Element[] = [];
  for (
    let wrapper = element.parentElement;
    wrapper && closed.length < maxWrappers && wrapperTags.has(wrapper.tagName) && wrapper.childElementCount === 1;
    wrapper = wrapper.parentElement
  ) {
    wrapper.setAttribute(closedWrapper, '');
    closed.push(wrapper);
  }
  return () => {
    for (const one of closed) one.removeAttribute(closedWrapper);
  };
};
