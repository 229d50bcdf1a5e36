import { dot } from './Dot.css';

/** The separator between two items of a line, "Nov. 21 · 9 min read". It disappears at line breaks. */
export const Dot = () => <span className={dot}> </span>;
