/** Attribute of wrappers of a closed slot, which style sheets hide. `:has()` would be evaluated for every element. */
export const closedWrapperAttribute = 'data-closed-around';

const wrapperTags: ReadonlySet<string> = new Set(['DIV', 'SECTION']);
/** A section that contains only a slot has one element between the two. */
const maxWrappers = 2;

/** Hides the elements that contain only this slot, so that no gap remains. Returns a function that shows them again. */
export const closeWrappers = (element: Element): (() => void) => {
  const closed: Element[] = [];
  for (
    let wrapper = element.parentElement;
    wrapper && closed.length < maxWrappers && wrapperTags.has(wrapper.tagName) && wrapper.childElementCount === 1;
    wrapper = wrapper.parentElement
  ) {
    wrapper.setAttribute(closedWrapperAttribute, '');
    closed.push(wrapper);
  }
  return () => {
    for (const wrapper of closed) wrapper.removeAttribute(closedWrapperAttribute);
  };
};
